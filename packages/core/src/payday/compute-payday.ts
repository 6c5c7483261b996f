import { createHash } from 'node:crypto';
import type { Payday, PaydayLine, PaydayPerson } from '@famiglia/contract/payday/payday-routes';
import type { PaydayMark } from '@famiglia/contract/payday/payday-routes';
import { findNames } from '../members/member.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findAway } from '../vacations/away.queries.ts';
import { findOpenLines } from './find-due.ts';
import { findOwed, findPaydayLines, findPaydayPeople, findPayFacts, isOpen } from './payday.queries.ts';
import type { PaydayRow } from './payday.queries.ts';

/** A line as it is stored at the approval. */
export interface ComputedLine extends Omit<
  PaydayLine,
  'at' | 'changed_by' | 'amount_cents' | 'computed_cents'
> {
  userId: string;
  cents: bigint;
  computed: bigint;
  at: Date;
  changedBy: string | null;
}

export interface ComputedPerson {
  userId: string;
  leftOut: boolean;
  leftOutReason: string;
  lines: ComputedLine[];
  total: bigint;
  carried: bigint;
  pay: bigint;
  state: PaydayPerson['state'];
}

const DOLLAR = 100n;

/** Whole dollars; what is left, and debts, wait for the next payday. */
const payable = (cents: bigint): bigint => (cents < DOLLAR ? 0n : cents - (cents % DOLLAR));

/** Everybody of a payday: computed from today’s facts while it is open, and as it was approved afterwards. */
export const computePayday = async (
  db: Queryable,
  row: Pick<PaydayRow, 'guildId' | 'id' | 'status' | 'until'>,
): Promise<ComputedPerson[]> => {
  const { guildId } = row;
  const key = { guildId, paydayId: row.id };
  const [stored, decided] = [await findPaydayLines(db, key), await findPaydayPeople(db, key)];
  if (!isOpen(row)) {
    const linesOf = byUser(stored.map(asComputed));
    return decided
      .map((person) => {
        const lines = linesOf.get(person.userId) ?? [];
        const total = sumOf(lines);
        return { ...person, lines, total, carried: person.carriedCents, pay: person.amountCents };
      })
      .toSorted(byPay);
  }
  const { time_zone: timeZone } = await findSettings(db, guildId);
  const open = await findOpenLines(db, guildId, { until: row.until, timeZone });
  const owed = await findOwed(db, guildId);
  const changes = new Map(stored.map((change) => [`${change.userId} ${change.key}`, change]));
  const computed = open.map((line): ComputedLine => {
    const change = changes.get(`${line.userId} ${line.key}`);
    return {
      userId: line.userId,
      key: line.key,
      kind: line.kind,
      cents: change?.amountCents ?? line.cents,
      computed: line.cents,
      data: line.data,
      at: line.at,
      is_difference: line.settled !== null,
      change_reason: change?.changeReason ?? null,
      changedBy: change?.changedBy ?? null,
    };
  });
  const byPerson = byUser(computed);
  const decisions = new Map(decided.map((decision) => [decision.userId, decision]));
  for (const [userId, cents] of owed) if (cents >= DOLLAR && !byPerson.has(userId)) byPerson.set(userId, []);
  return [...byPerson]
    .map(([userId, lines]) => {
      const decision = decisions.get(userId);
      const leftOut = decision?.leftOut ?? false;
      const total = sumOf(lines);
      const carried = owed.get(userId) ?? 0n;
      const pay = leftOut ? 0n : payable(carried + total);
      const leftOutReason = decision?.leftOutReason ?? '';
      return { userId, leftOut, leftOutReason, lines, total, carried, pay, state: 'unpaid' as const };
    })
    .toSorted(byPay);
};

const byUser = (lines: readonly ComputedLine[]): Map<string, ComputedLine[]> => {
  const found = new Map<string, ComputedLine[]>();
  for (const line of lines) {
    const known = found.get(line.userId);
    if (known === undefined) found.set(line.userId, [line]);
    else known.push(line);
  }
  return found;
};

const byPay = (one: ComputedPerson, other: ComputedPerson): number =>
  one.pay === other.pay ? (one.userId < other.userId ? -1 : 1) : one.pay < other.pay ? 1 : -1;

const sumOf = (lines: readonly ComputedLine[]): bigint => lines.reduce((sum, { cents }) => sum + cents, 0n);

const asComputed = (line: Awaited<ReturnType<typeof findPaydayLines>>[number]): ComputedLine => ({
  userId: line.userId,
  key: line.key,
  kind: line.kind,
  cents: line.amountCents,
  computed: line.settledCents,
  data: line.data,
  at: line.at,
  is_difference: line.isDifference,
  change_reason: line.changeReason,
  changedBy: line.changedBy,
});

/** What the bank pays in all: what the approver sees, and approves. */
export const payOf = (people: readonly ComputedPerson[]): bigint =>
  people.reduce((sum, { pay }) => sum + pay, 0n);

/** Another one where anything that is approved is another: equal sums may lie with other people. */
export const fingerprintOf = (people: readonly ComputedPerson[]): string => {
  const hash = createHash('sha256');
  for (const { userId, leftOut, pay, lines } of people)
    hash.update(
      `${userId} ${leftOut} ${pay} ${lines.map(({ key, cents, computed }) => `${key}=${cents}/${computed}`).join(' ')}\n`,
    );
  return hash.digest('hex').slice(0, 16);
};

export const needsSecond = (pay: bigint, limitDollars: number): boolean =>
  limitDollars > 0 && pay > BigInt(limitDollars) * DOLLAR;

/** What an approved payday brought one person, and why, without reading everybody else; null for whoever is not in it. */
export const readPayout = async (
  db: Queryable,
  { guildId, id: paydayId }: PaydayRow,
  userId: string,
): Promise<Pick<PaydayPerson, 'lines' | 'carried_cents' | 'pay_cents'> | null> => {
  const [person] = await findPaydayPeople(db, { guildId, paydayId }, userId);
  if (person === undefined) return null;
  const stored = await findPaydayLines(db, { guildId, paydayId }, userId);
  return {
    lines: stored.map((line) => presentLine(asComputed(line), () => null)),
    carried_cents: String(person.carriedCents),
    pay_cents: String(person.amountCents),
  };
};

export const presentPayday = async (db: Queryable, row: PaydayRow, now: Date): Promise<Payday> => {
  const { guildId } = row;
  const people = await computePayday(db, row);
  const userIds = people.map(({ userId }) => userId);
  const facts = await findPayFacts(db, guildId, userIds);
  const away = await findAway(db, guildId, userIds, now);
  const { payday } = await findSettings(db, guildId);
  const actors = [row.createdBy, row.firstApprovedBy, row.endedBy];
  const changers = people.flatMap(({ lines }) => lines.map(({ changedBy }) => changedBy));
  const names = await findNames(
    db,
    guildId,
    [...actors, ...changers].flatMap((id) => id ?? []),
  );
  const somebody = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? id });
  const pay = payOf(people);
  const list = people.map((person): PaydayPerson => {
    const known = facts.people.get(person.userId);
    const staticId = known?.staticId ?? null;
    const marks: PaydayMark[] = [];
    if (staticId === null) marks.push('no_static');
    else if (facts.shared.has(staticId)) marks.push('shared_static');
    if (away.has(person.userId)) marks.push('away');
    if (known === undefined || known.left) marks.push('left');
    return {
      user: { id: person.userId, name: known?.name ?? person.userId },
      static_id: staticId,
      marks,
      left_out: person.leftOut,
      left_out_reason: person.leftOutReason,
      lines: person.lines.map((line) => presentLine(line, somebody)),
      total_cents: String(person.total),
      carried_cents: String(person.carried),
      pay_cents: String(person.pay),
      state: person.state,
    };
  });
  const parts = row.status === 'approved' ? bankParts(list, payday.file_lines) : [];
  return {
    id: row.id,
    status: row.status,
    since: row.since?.toISOString() ?? null,
    until: row.until.toISOString(),
    pay_cents: String(pay),
    paid_cents: String(payOf(people.filter(({ state }) => state === 'paid'))),
    people: people.length,
    version: row.version,
    created_by: somebody(row.createdBy),
    first_approved_by: somebody(row.firstApprovedBy),
    ended_by: somebody(row.endedBy),
    needs_second: needsSecond(pay, payday.second_above),
    fingerprint: fingerprintOf(people),
    bank_files: {
      total: parts.length,
      left: parts.flatMap((people, index) => (people.length === 0 ? [] : [index + 1])),
    },
    list,
  };
};

/**
 * The parts of the bank’s file. Who is in which is decided by the place among all whom the payday pays: somebody who was paid, or
 * whose static was mended, moves nobody to another part, so none that was downloaded before pays anybody twice or never.
 */
export const bankParts = (list: readonly PaydayPerson[], lines: number): PaydayPerson[][] => {
  const paid = list.filter(({ pay_cents: pay }) => BigInt(pay) > 0n);
  const parts: PaydayPerson[][] = [];
  for (let start = 0; start < paid.length; start += lines)
    parts.push(paid.slice(start, start + lines).filter(isInBankFile));
  return parts;
};

/** Not paid yet, and with a static that nobody else has. */
const isInBankFile = ({ static_id: staticId, marks, state }: PaydayPerson): boolean =>
  staticId !== null && !marks.includes('shared_static') && state === 'unpaid';

export const presentLine = (
  { cents, computed, at, changedBy, key, kind, data, is_difference, change_reason }: ComputedLine,
  somebody: (id: string | null) => { id: string; name: string } | null,
): PaydayLine => ({
  key,
  kind,
  amount_cents: String(cents),
  computed_cents: String(computed),
  data,
  at: at.toISOString(),
  is_difference,
  change_reason,
  changed_by: somebody(changedBy),
});
