import type { LineUpPerson } from '@famiglia/contract/rosters/line-up';
import { CALL_NAMES, LINE_UP_WORDS } from '@famiglia/contract/rosters/line-up-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: LINE_UP_WORDS.en.title,
  summary: (here: string, of: string) => `${here} of ${of}`,
  everybody: LINE_UP_WORDS.en.everybody,
  nobody: LINE_UP_WORDS.en.nobody,
  missing: 'Not in voice',
  excused: 'Late or away',
  excuses: { late: 'late', vacation: 'on vacation', afk: 'AFK' } as Record<
    NonNullable<LineUpPerson['excuse']>,
    string
  >,
  calls: CALL_NAMES.en,
  call: (count: string) => `Call them (${count})`,
  replace: 'Next from the reserve',
  choose: 'Tick who is replaced by the next from the reserve.',
  noReserve: LINE_UP_WORDS.en.noReserve,
};

const ru: typeof en = {
  title: LINE_UP_WORDS.ru.title,
  summary: (here, of) => `${here} из ${of}`,
  everybody: LINE_UP_WORDS.ru.everybody,
  nobody: LINE_UP_WORDS.ru.nobody,
  missing: 'Нет в голосе',
  excused: 'Опоздают или в отпуске',
  excuses: { late: 'опоздает', vacation: 'в отпуске', afk: 'AFK' },
  calls: CALL_NAMES.ru,
  call: (count) => `Позвать (${count})`,
  replace: 'Следующий из замены',
  choose: 'Отметьте, кого заменит следующий из замены.',
  noReserve: LINE_UP_WORDS.ru.noReserve,
};

export const lineUpText: Texts<typeof en> = { en, ru };
