import { WILL_BE_LATE } from '@famiglia/contract/rosters/answer-words';
import { AWAY_NAMES } from '@famiglia/contract/vacations/vacation-words';
import type { LineUpPerson } from '@famiglia/contract/rosters/line-up';
import { CALL_NAMES, LINE_UP_WORDS } from '@famiglia/contract/rosters/line-up-words';
import { localised } from '../../kit/texts/localised.ts';

type Excuses = Record<NonNullable<LineUpPerson['excuse']>, string>;

/** Texts about who of the main list is not in voice. */
export const lineUpTexts = localised({
  en: {
    open: LINE_UP_WORDS.en.title,
    starts: (when: string) => `Starts ${when}`,
    signUp: 'sign-up',
    inVoice: (count: number, of: number) => `In voice: ${count} of ${of}`,
    everybody: LINE_UP_WORDS.en.everybody,
    nobody: LINE_UP_WORDS.en.nobody,
    missing: (count: number) => `Not in voice: ${count}`,
    excused: (count: number) => `Late or away: ${count}`,
    excuses: { late: WILL_BE_LATE.en, ...AWAY_NAMES.en } satisfies Excuses,
    calls: CALL_NAMES.en,
    reserve: (count: number) => `On the reserve: ${count}`,
    noReserve: LINE_UP_WORDS.en.noReserve,
    call: (count: number) => `Call them (${count})`,
    refresh: 'Refresh',
    replace: 'Next from the reserve instead of…',
    called: (count: number) => `Called: ${count}.`,
    replaced: (down: string, up: string) => `To the reserve: ${down}. On the main list now: ${up}.`,
    replacedByNobody: (down: string) => `To the reserve: ${down}. Nobody could take the spot.`,
    nothing: 'Nothing is planned.',
    line: (title: string, when: string, names: string, command: string) =>
      `**${title}** starts ${when}. Not in voice: ${names}. To call or replace them: ${command}.`,
    callText: (title: string, when: string) =>
      `**${title}** starts ${when}. You are on the main list and not in voice yet.`,
    join: (channel: string) => `The others are in ${channel}.`,
  },
  ru: {
    open: LINE_UP_WORDS.ru.title,
    starts: (when: string) => `Начало ${when}`,
    signUp: 'запись',
    inVoice: (count: number, of: number) => `В голосе: ${count} из ${of}`,
    everybody: LINE_UP_WORDS.ru.everybody,
    nobody: LINE_UP_WORDS.ru.nobody,
    missing: (count: number) => `Нет в голосе: ${count}`,
    excused: (count: number) => `Опоздают или в отпуске: ${count}`,
    excuses: { late: WILL_BE_LATE.ru, ...AWAY_NAMES.ru } satisfies Excuses,
    calls: CALL_NAMES.ru,
    reserve: (count: number) => `В замене: ${count}`,
    noReserve: LINE_UP_WORDS.ru.noReserve,
    call: (count: number) => `Позвать (${count})`,
    refresh: 'Обновить',
    replace: 'Следующий из замены вместо…',
    called: (count: number) => `Позвали: ${count}.`,
    replaced: (down: string, up: string) => `В замене: ${down}. Теперь в основе: ${up}.`,
    replacedByNobody: (down: string) => `В замене: ${down}. Место никто не занял.`,
    nothing: 'Ничего не запланировано.',
    line: (title: string, when: string, names: string, command: string) =>
      `**${title}**: начало ${when}. Нет в голосе: ${names}. Позвать или заменить: ${command}.`,
    callText: (title: string, when: string) =>
      `**${title}**: начало ${when}. Вы в основе, а в голосе вас ещё нет.`,
    join: (channel: string) => `Остальные в ${channel}.`,
  },
});
