import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  ask: { event: 'Where should the bot post events?', capt: 'Where should the bot post capts?' },
  askNote: 'The channel becomes the family’s: you are asked only once.',
  noChannel: { event: 'No event channel is chosen.', capt: 'No capt channel is chosen.' },
  channelGone: { event: 'The event channel was deleted.', capt: 'The capt channel was deleted.' },
  lacks: (channel: string | null, missing: string) =>
    `The bot cannot post in ${channel === null ? 'its channel' : `#${channel}`}: it needs ${missing} there.`,
  quoted: (permission: string) => `“${permission}”`,
  later: 'Nothing will be posted in Discord.',
  otherChannel: 'Choose another channel',
  posts: (channel: string) => `The bot posts it with sign-up buttons in #${channel}.`,
  postsNothing: 'It is saved in the panel. Nothing is posted in Discord until there is a channel for it.',
  saveUnposted: 'Save without posting',
};

const ru: typeof en = {
  ask: { event: 'Куда публиковать МП?', capt: 'Куда публиковать капты?' },
  askNote: 'Этот канал запомнится для всей семьи, больше спрашивать не будем.',
  noChannel: { event: 'Не выбран канал мероприятий.', capt: 'Не выбран канал каптов.' },
  channelGone: { event: 'Канал мероприятий удалён.', capt: 'Канал каптов удалён.' },
  lacks: (channel, missing) =>
    `Бот не может писать в ${channel === null ? 'свой канал' : `#${channel}`}: там нужны права ${missing}.`,
  quoted: (permission) => `«${permission}»`,
  later: 'В Discord ничего не появится.',
  otherChannel: 'Выбрать другой канал',
  posts: (channel) => `Бот опубликует запись с кнопками в #${channel}.`,
  postsNothing: 'Сохранится в панели. В Discord ничего не появится, пока для этого нет канала.',
  saveUnposted: 'Сохранить без публикации',
};

export const postingText: Texts<typeof en> = { en, ru };
