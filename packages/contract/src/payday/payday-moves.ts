import { formatCents, formatCentsChange } from '../kit/format-cents.ts';
import type { Language, Words } from '../kit/language.ts';
import type { Payday, PaydayLine, PaydayPerson } from './payday-routes.ts';
import { PAYDAY_WORDS, describeLine } from './payday-words.ts';

const MOVE_WORDS: Words<'added' | 'gone' | 'computed' | 'carried' | 'takenIn'> = {
  en: {
    added: 'new',
    gone: 'no longer',
    computed: 'worth by itself',
    carried: 'from earlier paydays',
    takenIn: 'no longer left out',
  },
  ru: {
    added: 'новое',
    gone: 'больше нет',
    computed: 'само по себе',
    carried: 'с прошлых зарплат',
    takenIn: 'снова в зарплате',
  },
};

/** One thing that is no longer as somebody saw it. */
export interface PaydayMove {
  name: string;
  what: string;
}

/** What moved between the payday that somebody saw and the one that there is now: who, and which of their lines. */
export const paydayMoves = (seen: Payday, now: Payday, language: Language): PaydayMove[] => {
  const before = new Map(seen.list.map((one) => [one.user.id, one]));
  const after = new Map(now.list.map((one) => [one.user.id, one]));
  const everybody = new Map([...before, ...after].map(([id, { user }]) => [id, user.name]));
  return [...everybody].flatMap(([id, name]) =>
    movesOf(before.get(id), after.get(id), language).map((what) => ({ name, what })),
  );
};

const movesOf = (
  before: PaydayPerson | undefined,
  after: PaydayPerson | undefined,
  language: Language,
): string[] => {
  const words = MOVE_WORDS[language];
  const [old, current] = [byKey(before), byKey(after)];
  const lines = [...new Set([...old.keys(), ...current.keys()])].flatMap((key) =>
    moveOf(old.get(key), current.get(key), language),
  );
  const [carriedBefore, carried] = [before?.carried_cents ?? '0', after?.carried_cents ?? '0'];
  const leftOut = after?.left_out ?? false;
  return [
    ...lines,
    ...(carriedBefore === carried ? [] : [`${words.carried} ${fromTo(carriedBefore, carried, language)}`]),
    ...((before?.left_out ?? false) === leftOut
      ? []
      : [leftOut ? PAYDAY_WORDS[language].leftOut : words.takenIn]),
  ];
};

const byKey = (person: PaydayPerson | undefined): Map<string, PaydayLine> =>
  new Map(person?.lines.map((line) => [line.key, line]));

const moveOf = (
  before: PaydayLine | undefined,
  after: PaydayLine | undefined,
  language: Language,
): string[] => {
  const words = MOVE_WORDS[language];
  if (after === undefined)
    return before === undefined ? [] : [`${words.gone}: ${describeLine(before, language)}`];
  const said = describeLine(after, language);
  if (before === undefined) return [`${words.added}: ${said}`];
  if (before.amount_cents !== after.amount_cents)
    return [`${describeLine(before, language)} → ${formatCentsChange(language, after.amount_cents)}`];
  if (before.computed_cents !== after.computed_cents)
    return [`${said}, ${words.computed} ${fromTo(before.computed_cents, after.computed_cents, language)}`];
  return [];
};

const fromTo = (before: string, after: string, language: Language): string =>
  `${formatCents(language, before)} → ${formatCents(language, after)}`;
