import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  noChannel: { event: 'No event channel is chosen.', capt: 'No capt channel is chosen.' },
  channelGone: { event: 'The event channel was deleted.', capt: 'The capt channel was deleted.' },
  lacks: (channel: string | null, missing: string) =>
    `The bot cannot post in ${channel === null ? 'its channel' : `#${channel}`}: it needs ${missing} there.`,
  quoted: (permission: string) => `“${permission}”`,
  later: 'Meanwhile sign-up is saved, but not shown in Discord.',
  otherChannel: 'Choose another channel',
};

const ru: typeof en = {
  noChannel: { event: 'Не выбран канал мероприятий.', capt: 'Не выбран канал каптов.' },
  channelGone: { event: 'Канал мероприятий удалён.', capt: 'Канал каптов удалён.' },
  lacks: (channel, missing) =>
    `Бот не может писать в ${channel === null ? 'свой канал' : `#${channel}`}: там нужны права ${missing}.`,
  quoted: (permission) => `«${permission}»`,
  later: 'Пока это так, записи не будет видно в Discord.',
  otherChannel: 'Выбрать другой канал',
};

export const postingText: Texts<typeof en> = { en, ru };
