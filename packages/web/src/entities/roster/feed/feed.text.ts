import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import type { Answer } from '@famiglia/contract/rosters/answers';
import type { Texts } from '../../../shared/language/texts.ts';

type Says = Partial<Record<ActivityType, string>>;
/** A sentence about somebody else; the pin if there is one. */
type SaysOf = Partial<Record<ActivityType, (who: string, pinned: unknown) => string>>;

const pinnedEn = (who: string, pinned: unknown): string => {
  if (pinned === 'in') return `pinned ${who} to the main list`;
  return pinned === 'out' ? `pinned ${who} to the reserve` : `unpinned ${who}`;
};
const pinnedRu = (who: string, pinned: unknown): string => {
  if (pinned === 'in') return `закрепление в основе: ${who}`;
  return pinned === 'out' ? `закрепление в замене: ${who}` : `открепление: ${who}`;
};

/** Only activity of an event, a capt and its participants; the actor's name is in front. */
const en = {
  title: 'Live feed',
  /** Why nothing is shown in Discord; whether something was there before does not matter. */
  unposted: {
    no_channel: 'Not posted in Discord: no channel is chosen',
    channel_gone: 'Not shown in Discord: the channel was deleted',
    missing_permissions: 'Not shown in Discord: the bot lacks permissions',
  } as Record<string, string>,
  answered: {
    late: 'will be late',
    maybe: 'is not sure',
    cannot: 'cannot come',
    none: 'withdrew the answer',
  } as Record<Answer | 'none', string>,
  by: (name: string) => name,
  says: {
    'event.created': 'created it',
    'event.edited': 'edited it',
    'event.closed': 'closed sign-up',
    'event.cancelled': 'canceled it',
    'event.finished': 'marked attendance',
    'event.joined': 'signed up',
    'event.moved': 'switched between main and reserve',
    'event.left': 'left',
    'event.asked': 'pinged those who have not answered',
    'event.resized': 'changed the number of spots',
    'event.called': 'Pinged again: spots left',
    'capt.created': 'created it',
    'capt.edited': 'edited it',
    'capt.closed': 'closed sign-up',
    'capt.cancelled': 'canceled it',
    'capt.finished': 'entered the result',
    'capt.restored': 'restored it',
    'capt.joined': 'signed up',
    'capt.moved': 'switched between main and reserve',
    'capt.left': 'left',
    'capt.asked': 'pinged those who have not answered',
    'capt.resized': 'changed the number of spots',
    'capt.called': 'Pinged again: spots left',
    'capt.recording_added': 'added a recording',
    'capt.recording_removed': 'removed a recording',
    'capt.recordings_asked': 'asked for recordings',
  } as Says,
  saysOf: {
    'event.added': (who) => `signed ${who} up`,
    'event.removed': (who) => `removed ${who}`,
    'event.pinned': pinnedEn,
    'event.promoted': (who) => `${who} moved up to the main list`,
    'capt.added': (who) => `signed ${who} up`,
    'capt.removed': (who) => `removed ${who}`,
    'capt.pinned': pinnedEn,
    'capt.promoted': (who) => `${who} moved up to the main list`,
  } as SaysOf,
  main: (position: number) => `main ${position}`,
  reserve: (position: number) => `reserve ${position}`,
};

const ru: typeof en = {
  title: 'Последнее',
  unposted: {
    no_channel: 'В Discord не опубликовано: канал не выбран',
    channel_gone: 'В Discord не видно: канал удалён',
    missing_permissions: 'В Discord не видно: боту не хватает прав',
  },
  answered: { late: 'опоздание', maybe: 'под вопросом', cannot: 'отказ', none: 'ответ снят' },
  by: (name) => `${name}:`,
  says: {
    'event.created': 'создание МП',
    'event.edited': 'правки',
    'event.closed': 'запись закрыта',
    'event.cancelled': 'отмена',
    'event.finished': 'явка отмечена',
    'event.joined': 'плюс',
    'event.moved': 'переход между основой и заменой',
    'event.left': 'минус',
    'event.asked': 'сбор тех, кто не ответил',
    'event.resized': 'другое число мест',
    'event.called': 'Ещё раз позвали: есть места',
    'capt.created': 'создание капта',
    'capt.edited': 'правки',
    'capt.closed': 'запись закрыта',
    'capt.cancelled': 'отмена',
    'capt.finished': 'итог записан',
    'capt.restored': 'капт возвращён',
    'capt.joined': 'плюс',
    'capt.moved': 'переход между основой и заменой',
    'capt.left': 'минус',
    'capt.asked': 'сбор тех, кто не ответил',
    'capt.resized': 'другое число мест',
    'capt.called': 'Ещё раз позвали: есть места',
    'capt.recording_added': 'откат добавлен',
    'capt.recording_removed': 'откат убран',
    'capt.recordings_asked': 'напоминание об откатах',
  },
  saysOf: {
    'event.added': (who) => `плюс за ${who}`,
    'event.removed': (who) => `минус за ${who}`,
    'event.pinned': pinnedRu,
    'event.promoted': (who) => `${who}: из замены в основу`,
    'capt.added': (who) => `плюс за ${who}`,
    'capt.removed': (who) => `минус за ${who}`,
    'capt.pinned': pinnedRu,
    'capt.promoted': (who) => `${who}: из замены в основу`,
  },
  main: (position) => `основа ${position}`,
  reserve: (position) => `замена ${position}`,
};

export const feedText: Texts<typeof en> = { en, ru };
