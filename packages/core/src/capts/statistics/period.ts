import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** The filter of statistics. */
export interface Period {
  from?: Date | undefined;
  to?: Date | undefined;
  opponent?: string | undefined;
}

interface PeriodInput {
  from?: string | undefined;
  to?: string | undefined;
  opponent?: string | undefined;
}

export const periodOf = ({ from, to, opponent }: PeriodInput): Period => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
  opponent: opponent === '' ? undefined : opponent,
});

/** The conditions for capts that count, on the table with this alias. */
export const countedIn = (table: 'capt' | 'player' | 'call', guildId: string, { from, to }: Period): SQL => {
  const name = sql.raw(table);
  return sql`${name}.guild_id = ${guildId}::bigint and ${name}.played_at is not null
    ${from === undefined ? sql`` : sql`and ${name}.played_at >= ${from.toISOString()}`}
    ${to === undefined ? sql`` : sql`and ${name}.played_at < ${to.toISOString()}`}`;
};

export const against = (opponent: string | undefined): SQL =>
  opponent === undefined ? sql`` : sql`and capt.opponent_key = lower(${opponent})`;
