import SharingInstant

let rooms: (RoomKey<ChannelPresence>, RoomKey<VideoCallPresence>, RoomKey<LobbyPresence>) = (
  Schema.Rooms.channel, Schema.Rooms.videoCall, Schema.Rooms.lobby
)
let topics:
  (TopicKey<ChannelEmojiTopic>, TopicKey<ChannelTypingTopic>, TopicKey<VideoCallEmojiTopic>) = (
    Schema.Topics.Channel.emoji, Schema.Topics.Channel.typing, Schema.Topics.VideoCall.emoji
  )

func presence() -> ChannelPresence { ChannelPresence(name: "Ada", status: .online) }

func cursor(_ presence: VideoCallPresence) -> Double { presence.cursor?.x ?? 0 }

func reactions(_ message: Message) -> Double { message.reactions?["👍"] ?? 0 }

let recent = Schema.channels.with(\.messages) { $0.orderBy(\.sentAt, .desc).limit(50) }
