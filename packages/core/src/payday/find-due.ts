import { LOOK_BACK_DAYS } from '@famiglia/contract/payday/payday';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { executePrepared } from '../platform/db/prepared.ts';
import { statementName } from './sources/due-line.ts';
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
  const settled = await findSettled(db, guildId, {
    from,
    until,
    userId,
    // Of what is no older than these weeks, no payday before them had anything.
    due: due.filter(({ earliest }) => earliest === null || earliest < from),
  });
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

/** What paydays settled of the facts of these weeks, and of what is due now although it was settled before them. */
const findSettled = async (
  db: Queryable,
  guildId: string,
  { from, until, userId, due }: { from: Date; until: Date; userId: string | undefined; due: DueLine[] },
): Promise<Map<string, DueLine>> => {
  const [since, end] = [sql`${from.toISOString()}::timestamptz`, sql`${until.toISOString()}::timestamptz`];
  const users = sql.param(due.map((line) => line.userId));
  const keys = sql.param(due.map(({ key }) => key));
  const name = statementName('settled', userId);
  const rows = await executePrepared<Settled>(
    db,
    name,
    sql`
    select user_id::text as "userId", key, kind, sum(settled_cents)::text as cents, max(at) as at from (
      select user_id, key, kind, settled_cents, at from payday_lines
      where guild_id = ${guildId}::bigint and approved and at >= ${since} and at < ${end}
        ${userId === undefined ? sql`` : sql`and user_id = ${userId}::bigint`}
      union all
      select line.user_id, line.key, line.kind, line.settled_cents, line.at
      from (select distinct user_id, key from unnest(${users}::bigint[], ${keys}::text[]) due (user_id, key)) fact
      join payday_lines line on line.guild_id = ${guildId}::bigint and line.user_id = fact.user_id and line.key = fact.key
      where line.approved and (line.at < ${since} or line.at >= ${end})
    ) settled
    group by user_id, key, kind`,
  );
  const found = new Map<string, DueLine>();
  for (const { cents, at, ...row } of rows) {
    const line = { ...row, data: {}, cents: BigInt(cents), at: new Date(at), earliest: null };
    const known = found.get(nameOf(line));
    found.set(nameOf(line), known === undefined ? line : { ...line, cents: line.cents + known.cents });
  }
  return found;
};

interface Settled extends Pick<DueLine, 'userId' | 'key' | 'kind'> {
  cents: string;
  at: Date | string;
}
