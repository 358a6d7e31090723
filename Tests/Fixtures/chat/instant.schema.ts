import { i } from '@instantdb/react-native';

const _schema = i.schema({
  entities: {
    channels: i.entity({
      name: i.string().unique().indexed(),
      topic: i.string().optional(),
    }),
    messages: i.entity({
      text: i.string(),
      sentAt: i.date().indexed(),
      editedAt: i.date().optional(),
      reactions: i.json<Record<string, number>>().optional(),
    }),
  },
  links: {
    channelMessages: {
      forward: { on: 'channels', has: 'many', label: 'messages' },
      reverse: { on: 'messages', has: 'one', label: 'channel', onDelete: 'cascade' },
    },
  },
  rooms: {
    channel: {
      presence: i.entity({
        name: i.string(),
        avatar: i.string().optional(),
        status: i.string<'online' | 'away'>(),
        since: i.date().optional(),
      }),
      topics: {
        /** Somebody sends a floating emoji. */
        emoji: i.entity({ name: i.string(), x: i.number(), y: i.number() }),
        typing: i.entity({}),
      },
    },
    'video-call': {
      presence: i.entity({ muted: i.boolean(), cursor: i.json<{ x: number; y: number }>().optional() }),
      topics: { emoji: i.entity({ name: i.string() }) },
    },
    lobby: { presence: i.entity({}), topics: {} },
  },
});

export default _schema;
