import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  noChannel: { event: 'No event channel is chosen.', capt: 'No capt channel is chosen.' },
  channelGone: { event: 'The event channel was deleted.', capt: 'The capt channel was deleted.' },
  lacks: (channel: string | null, missing: string) =>
    `The bot cannot post in ${channel === null ? 'its channel' : `#${channel}`}. Allow it there: ${missing}.`,
  later: 'Until then the sign-up is saved, but not shown in Discord.',
};

const ru: typeof en = {
  noChannel: { event: 'Не выбран канал мероприятий.', capt: 'Не выбран канал каптов.' },
  channelGone: { event: 'Канал мероприятий удалён.', capt: 'Канал каптов удалён.' },
  lacks: (channel, missing) =>
    `Бот не может писать в ${channel === null ? 'свой канал' : `#${channel}`}. Разрешите ему там: ${missing}.`,
  later: 'До этого запись сохранится, но в Discord её не будет.',
};

export const postingText: Texts<typeof en> = { en, ru };
