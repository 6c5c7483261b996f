import { LOCK_MODES } from './record-locks.ts';
import type { LockMode, LockingTransaction, TakenLock } from './record-locks.ts';

/** PostgreSQL's table of conflicts between row locks. */
const CONFLICTS: Record<LockMode, readonly LockMode[]> = {
  'Key Share': ['Update'],
  Share: ['No Key Update', 'Update'],
  'No Key Update': ['Share', 'No Key Update', 'Update'],
  Update: LOCK_MODES,
};

/**
 * Tables whose rows are only changed under the lock of another row: two such transactions wait for each other at that
 * lock, so the order of their rows does not matter. Without that lock they count like any other table.
 */
const GUARDS: Record<string, string> = {
  capt_calls: 'rosters',
  capt_member_sums: 'capt_sums',
  capt_players: 'rosters',
  capt_recordings: 'rosters',
  capts: 'rosters',
  events: 'rosters',
  roster_clicks: 'rosters',
  roster_entries: 'rosters',
  roster_late_leaves: 'rosters',
  roster_squads: 'rosters',
};

interface Pair {
  first: TakenLock;
  second: TakenLock;
  by: string;
}

const isGuarded = (lock: TakenLock, before: readonly TakenLock[]): boolean =>
  before.some(({ of, mode }) => of === GUARDS[lock.of] && mode !== 'Key Share');

/** Every pair of kinds of locks that one transaction took in this order, once for each combination of modes. */
const pairsOf = (transactions: readonly LockingTransaction[]): Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const { by, steps } of transactions) {
    const before: TakenLock[] = [];
    for (const locks of steps) {
      const now = locks.filter((lock) => !isGuarded(lock, before));
      for (const second of now) {
        for (const first of before) {
          if (first.of === second.of) continue;
          const key = [first.of, first.mode, second.of, second.mode, second.held].join('|');
          if (!pairs.has(key)) pairs.set(key, { first, second, by });
        }
      }
      before.push(...now);
    }
  }
  return [...pairs.values()];
};

/**
 * Whether a transaction that wants this lock waits for one that has the other. A transaction does not wait for locks
 * that it already holds.
 */
const waitsFor = (wanted: TakenLock, other: TakenLock): boolean =>
  CONFLICTS[wanted.mode].includes(other.mode) &&
  !(wanted.held !== undefined && CONFLICTS[wanted.held].includes(other.mode));

const inWords = ({ first, second, by }: Pair): string =>
  `${first.of} (${first.mode}) then ${second.of} (${second.mode}) in ${by}`;

/** Kinds of locks that are taken both ways, in modes that wait for each other: two such transactions can deadlock. */
export const findCrossings = (transactions: readonly LockingTransaction[]): string[] => {
  const pairs = pairsOf(transactions);
  const crossings = new Map<string, string>();
  for (const one of pairs) {
    for (const other of pairs) {
      if (one.first.of > one.second.of) continue;
      if (other.first.of !== one.second.of || other.second.of !== one.first.of) continue;
      if (!waitsFor(one.second, other.first) || !waitsFor(other.second, one.first)) continue;
      const kinds = `${one.first.of} ⇄ ${one.second.of}`;
      crossings.set(kinds, `${kinds}: ${inWords(one)}; ${inWords(other)}`);
    }
  }
  return [...crossings.values()].toSorted();
};

/** Rows of one table that a transaction locked out of the order of their ids. */
export const findUnsorted = (transactions: readonly LockingTransaction[], table: string): string[] =>
  transactions.flatMap(({ by, steps }) => {
    let last = '';
    const wrong: string[] = [];
    for (const locks of steps) {
      const ids = locks
        .filter(({ of, mode }) => of === table && mode !== 'Key Share')
        .map(({ row }) => row)
        .toSorted();
      const [lowest] = ids;
      if (lowest !== undefined && lowest < last) wrong.push(`${table} ${lowest} after ${last} in ${by}`);
      last = ids.at(-1) ?? last;
    }
    return wrong;
  });
