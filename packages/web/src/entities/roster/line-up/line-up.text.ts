import type { LineUpPerson } from '@famiglia/contract/rosters/line-up';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Who is in voice',
  summary: (here: string, of: string) => `${here} of ${of}`,
  everybody: 'The whole main list is in voice.',
  nobody: 'The main list is empty.',
  missing: 'Not in voice',
  excused: 'Late or away',
  excuses: { late: 'late', vacation: 'on vacation', afk: 'AFK' } as Record<
    NonNullable<LineUpPerson['excuse']>,
    string
  >,
  calls: {
    sending: 'being called',
    dm: 'called',
    channel: 'called in the channel, direct messages closed',
    none: 'could not be called, direct messages closed',
  } as Record<NonNullable<LineUpPerson['called']>, string>,
  call: (count: string) => `Call them (${count})`,
  replace: 'Next from the reserve',
  choose: 'Tick who is replaced by the next from the reserve.',
  noReserve: 'Nobody is on the reserve.',
};

const ru: typeof en = {
  title: 'Кто в голосе',
  summary: (here, of) => `${here} из ${of}`,
  everybody: 'Вся основа в голосе.',
  nobody: 'В основе никого.',
  missing: 'Нет в голосе',
  excused: 'Опоздают или в отпуске',
  excuses: { late: 'опоздает', vacation: 'в отпуске', afk: 'AFK' },
  calls: {
    sending: 'зовём',
    dm: 'позвали',
    channel: 'личка закрыта, позвали в канале',
    none: 'личка закрыта, позвать не вышло',
  },
  call: (count) => `Позвать (${count})`,
  replace: 'Следующий из замены',
  choose: 'Отметьте, кого заменит следующий из замены.',
  noReserve: 'В замене никого.',
};

export const lineUpText: Texts<typeof en> = { en, ru };
