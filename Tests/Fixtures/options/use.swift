import SharingInstant

let tasks: Set<AppTask> = [AppTask(title: "a", price: AppMoney(amount: 1, currency: .eur))]
let desk: RoomKey<AppDeskPresence> = AppSchema.Rooms.desk
let bell: TopicKey<AppDeskBellTopic> = AppSchema.Topics.Desk.bell
let users: EntityKey<AppInstantUser> = AppSchema.instantUsers
