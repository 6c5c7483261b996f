import type { FOUND_BY, LineState, LogPurpose } from '@famiglia/contract/cabinet-log/cabinet-log';
import type { TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import type { LogDecisions } from '../platform/db/schema/cabinet-log.ts';
import { isPurpose, proposePurpose, purposeKey } from './log-purpose.ts';
import type { LogOperation } from './read-log.ts';

interface Somebody {
  id: string;
  name: string;
}

/** Who a name in the log is, or may be. */
export interface LogOwner {
  person: Somebody | null;
  foundBy: Exclude<(typeof FOUND_BY)[number], 'chosen'> | null;
  candidates: readonly Somebody[];
}

/** An operation that somebody entered, and that no log told of. */
export interface HandEntry {
  id: number;
  happenedAt: Date;
  /** How much more was in the bank. */
  cents: bigint;
  personId: string | null;
}

/** What a line of an earlier text says about the balance. */
export type Neighbour = Pick<LogOperation, 'amount' | 'balance'>;

export interface LogFacts {
  /** Entries that stand, by the keys of the lines that made them or were found for them. */
  known: ReadonlyMap<string, number>;
  handEntries: readonly HandEntry[];
  owners: ReadonlyMap<string, LogOwner>;
  /** Names of those whom officers chose. */
  names: ReadonlyMap<string, string>;
  decisions: LogDecisions;
  categories: readonly TreasuryCategory[];
  learnt: ReadonlyMap<string, LogPurpose>;
  /** Lines of earlier texts around this one: what stands next before and after it, or in the same minute. */
  before: readonly Neighbour[];
  after: readonly Neighbour[];
  momentOf: (at: string) => Date;
}

export interface JudgedLine extends LogOperation {
  happenedAt: Date;
  person: Somebody | null;
  foundBy: (typeof FOUND_BY)[number] | null;
  candidates: readonly Somebody[];
  purpose: LogPurpose;
  purposeChosen: boolean;
  state: LineState;
  /** Of one that is there already. */
  entryId: number | null;
  enters: boolean;
  needsPerson: boolean;
  gap: bigint | null;
}

const NOBODY: LogOwner = { person: null, foundBy: null, candidates: [] };

/** What would become of each operation, oldest first, and what is missing after the newest. */
export const judgeLog = (
  operations: readonly LogOperation[],
  facts: LogFacts,
): { lines: JudgedLine[]; gapAfter: bigint | null } => {
  const places = operations.map((operation) => {
    const { lines, people } = facts.decisions;
    const out = operation.amount < 0n;
    const chosenId = people[operation.who];
    const owner = facts.owners.get(operation.who) ?? NOBODY;
    const chosen = chosenId && { id: chosenId, name: facts.names.get(chosenId) ?? chosenId };
    const person = chosenId === undefined ? owner.person : chosen || null;
    const decided = [lines[operation.key]?.purpose, facts.decisions.words[purposeKey(operation.words, out)]];
    const purpose = decided.find((one) => one !== undefined && isPurpose(one, out, facts.categories));
    return {
      ...operation,
      happenedAt: facts.momentOf(operation.at),
      person,
      foundBy: chosenId === undefined ? owner.foundBy : ('chosen' as const),
      candidates: person === null ? owner.candidates : [],
      purpose: purpose === undefined ? proposePurpose(operation.words, out, facts) : purpose,
      purposeChosen: purpose !== undefined,
      decision: lines[operation.key]?.enters,
    };
  });
  const fitting = fitByHand(
    places.filter(({ key }) => !facts.known.has(key)),
    facts.handEntries,
  );
  const lines = places.map(({ decision, ...line }, index): JudgedLine => {
    const known = facts.known.get(line.key);
    const byHand = fitting.get(line.key);
    const state: LineState =
      known === undefined ? (byHand === undefined ? (line.cut ? 'cut' : 'new') : 'by_hand') : 'double';
    const wanted = state !== 'double' && (decision ?? state === 'new');
    const needsPerson = wanted && line.purpose === 'cash' && line.person === null;
    const previous = places[index - 1];
    const gap =
      previous === undefined
        ? state === 'double'
          ? null
          : gapBefore(line, facts.before)
        : line.balance - line.amount - previous.balance;
    return {
      ...line,
      state,
      entryId: known ?? byHand ?? null,
      enters: wanted && !needsPerson,
      needsPerson,
      gap: gap === 0n ? null : gap,
    };
  });
  const newest = lines.at(-1);
  const isOld = newest === undefined || newest.state === 'double';
  return { lines, gapAfter: isOld ? null : gapBehind(newest, facts.after) };
};

/** The last of a minute: no other of it continues its balance. */
export const lastOf = <Line extends Neighbour>(lines: readonly Line[]): Line | undefined =>
  lines.findLast(
    (line) => !lines.some((other) => other !== line && other.balance - other.amount === line.balance),
  ) ?? lines.at(-1);

const firstOf = (lines: readonly Neighbour[]): Neighbour | undefined =>
  lines.find(
    (line) => !lines.some((other) => other !== line && other.balance === line.balance - line.amount),
  ) ?? lines[0];

const gapBefore = (line: Neighbour, before: readonly Neighbour[]): bigint | null => {
  const balance = line.balance - line.amount;
  const last = lastOf(before);
  return last === undefined || before.some((one) => one.balance === balance) ? null : balance - last.balance;
};

const gapBehind = (line: Neighbour, after: readonly Neighbour[]): bigint | null => {
  const first = firstOf(after);
  if (first === undefined || after.some((one) => one.balance - one.amount === line.balance)) return null;
  return first.balance - first.amount - line.balance;
};

/** Officers enter some of it on the same day by hand, and paydays are marked as paid. */
export const BY_HAND_MS = 36 * 60 * 60 * 1000;

/** For each operation the nearest entry of the same amount that names nobody else; an entry stands for one operation. */
const fitByHand = (
  lines: readonly Pick<JudgedLine, 'key' | 'amount' | 'happenedAt' | 'person'>[],
  entries: readonly HandEntry[],
): Map<string, number> => {
  const byAmount = new Map<bigint, HandEntry[]>();
  for (const entry of entries) {
    const equal = byAmount.get(entry.cents);
    if (equal === undefined) byAmount.set(entry.cents, [entry]);
    else equal.push(entry);
  }
  const fitting = new Map<string, number>();
  // From the newest on: what is entered by hand is mostly what happened last.
  for (const { key, amount, happenedAt, person } of lines.toReversed()) {
    const distance = (entry: HandEntry): number =>
      Math.abs(entry.happenedAt.getTime() - happenedAt.getTime());
    const left = byAmount.get(amount) ?? [];
    const [nearest] = left
      .filter(
        (entry) =>
          distance(entry) <= BY_HAND_MS &&
          (entry.personId === null || person === null || entry.personId === person.id),
      )
      .toSorted((a, b) => distance(a) - distance(b));
    if (nearest === undefined) continue;
    fitting.set(key, nearest.id);
    byAmount.set(
      amount,
      left.filter((entry) => entry !== nearest),
    );
  }
  return fitting;
};
