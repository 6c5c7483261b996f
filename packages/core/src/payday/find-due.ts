import { LOOK_BACK_DAYS } from '@famiglia/contract/payday/payday';
import { and, eq, gte, lt, max, or, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { paydayLines } from '../platform/db/schema/payday.ts';
import type { DueLine } from './sources/due-line.ts';
import { DUE_SOURCES } from './due-sources.ts';
import { findRates } from './rates/rate.queries.ts';

/** So that what happened in this very moment belongs to what ends now. */
export const endingNow = (now: Date): Date => new Date(now.getTime() + 1);

const DAY_MS = 24 * 60 * 60 * 1000;

/** A fact, with what is due for it now beyond what was settled; `settled` is null where no payday has had it yet. */
export interface OpenLine extends DueLine {
  settled: bigint | null;
}

/**
 * What is due for everything that happened in the last weeks, beyond what approved paydays settled. An attendance that was
 * corrected since gives a difference, and so does one that was taken away.
 */
export const findOpenLines = async (
  db: Queryable,
  guildId: string,
  { until, timeZone, userId }: { until: Date; timeZone: string; userId?: string },
): Promise<OpenLine[]> => {
  const from = new Date(until.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const rates = await findRates(db, guildId, timeZone);
  // A report that is accepted anew after the end belongs to the next payday, and this one must not take it off.
  const later = new Date(until.getTime() + LOOK_BACK_DAYS * DAY_MS);
  const found: DueLine[] = [];
  for (const source of DUE_SOURCES)
    found.push(...(await source(db, guildId, { from, until: later, timeZone, rates, userId })));
  const due = found.filter(({ at }) => at < until);
  const settled = await findSettled(db, guildId, { from, until, userId, keys: due.map(({ key }) => key) });
  for (const line of found) if (line.at >= until) settled.delete(nameOf(line));
  const open = due.flatMap((line): OpenLine[] => {
    const name = nameOf(line);
    const before = settled.get(name);
    settled.delete(name);
    const cents = line.cents - (before?.cents ?? 0n);
    return cents === 0n ? [] : [{ ...line, cents, settled: before?.cents ?? null }];
  });
  // What is no longer due at all.
  for (const { cents, ...line } of settled.values())
    if (cents !== 0n) open.push({ ...line, cents: -cents, settled: cents });
  return open.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (nameOf(one) < nameOf(other) ? -1 : 1),
  );
};

const nameOf = ({ userId, key }: Pick<DueLine, 'userId' | 'key'>): string => `${userId} ${key}`;

const findSettled = async (
  db: Queryable,
  guildId: string,
  { from, until, userId, keys }: { from: Date; until: Date; userId: string | undefined; keys: string[] },
): Promise<Map<string, DueLine>> => {
  const rows = await db
    .select({
      userId: paydayLines.userId,
      key: paydayLines.key,
      kind: paydayLines.kind,
      cents: sum(paydayLines.settledCents),
      at: max(paydayLines.at),
    })
    .from(paydayLines)
    .where(
      and(
        eq(paydayLines.guildId, guildId),
        eq(paydayLines.approved, true),
        userId === undefined ? undefined : eq(paydayLines.userId, userId),
        or(
          and(gte(paydayLines.at, from), lt(paydayLines.at, until)),
          keys.length === 0
            ? undefined
            : sql`${paydayLines.key} = any(${sql.param([...new Set(keys)])}::text[])`,
        ),
      ),
    )
    .groupBy(paydayLines.userId, paydayLines.key, paydayLines.kind);
  const found = new Map<string, DueLine>();
  for (const { cents, at, ...row } of rows) {
    const line = { ...row, data: {}, cents: BigInt(cents ?? '0'), at: at ?? until };
    const known = found.get(nameOf(line));
    found.set(nameOf(line), known === undefined ? line : { ...line, cents: line.cents + known.cents });
  }
  return found;
};
