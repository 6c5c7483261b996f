import { WILL_BE_LATE } from '@famiglia/contract/rosters/answer-words';
import { AWAY_NAMES } from '@famiglia/contract/vacations/vacation-words';
import type { LineUpPerson } from '@famiglia/contract/rosters/line-up';
import { localised } from '../../kit/texts/localised.ts';

type Excuses = Record<NonNullable<LineUpPerson['excuse']>, string>;
type Calls = Record<NonNullable<LineUpPerson['called']>, string>;

/** Texts about who of the main list is not in voice. */
export const lineUpTexts = localised({
  en: {
    title: (title: string) => `In voice: ${title}`,
    open: 'Who is in voice',
    starts: (when: string) => `Starts ${when}`,
    signUp: 'sign-up',
    inVoice: (count: number, of: number) => `In voice: ${count} of ${of}`,
    everybody: 'The whole main list is in voice.',
    nobody: 'The main list is empty.',
    missing: (count: number) => `Not in voice: ${count}`,
    excused: (count: number) => `Late or away: ${count}`,
    excuses: { late: WILL_BE_LATE.en, ...AWAY_NAMES.en } satisfies Excuses,
    calls: {
      sending: 'being called',
      dm: 'called',
      channel: 'called in the channel, direct messages closed',
      none: 'could not be called, direct messages closed',
    } satisfies Calls,
    reserve: (count: number) => `On the reserve: ${count}`,
    noReserve: 'Nobody is on the reserve.',
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
    title: (title: string) => `Голос: ${title}`,
    open: 'Кто в голосе',
    starts: (when: string) => `Начало ${when}`,
    signUp: 'запись',
    inVoice: (count: number, of: number) => `В голосе: ${count} из ${of}`,
    everybody: 'Вся основа в голосе.',
    nobody: 'В основе никого.',
    missing: (count: number) => `Нет в голосе: ${count}`,
    excused: (count: number) => `Опоздают или в отпуске: ${count}`,
    excuses: { late: WILL_BE_LATE.ru, ...AWAY_NAMES.ru } satisfies Excuses,
    calls: {
      sending: 'зовём',
      dm: 'позвали',
      channel: 'личка закрыта, позвали в канале',
      none: 'личка закрыта, позвать не вышло',
    } satisfies Calls,
    reserve: (count: number) => `В замене: ${count}`,
    noReserve: 'В замене никого.',
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
