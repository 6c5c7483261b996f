import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** The filter of statistics. */
export interface Period {
  from?: Date | undefined;
  to?: Date | undefined;
  opponent?: string | undefined;
  fightKindId?: string | undefined;
}

interface PeriodInput {
  from?: string | undefined;
  to?: string | undefined;
  opponent?: string | undefined;
  fightKindId?: string | undefined;
}

export const periodOf = ({ from, to, opponent, fightKindId }: PeriodInput): Period => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
  opponent: opponent === '' ? undefined : opponent,
  fightKindId,
});

/** The conditions for capts that count, on the table with this alias. */
export const countedIn = (
  table: 'capt' | 'player' | 'call',
  guildId: string,
  { from, to, fightKindId }: Period,
): SQL => {
  const name = sql.raw(table);
  return sql`${name}.guild_id = ${guildId}::bigint and ${name}.played_at is not null
    ${from === undefined ? sql`` : sql`and ${name}.played_at >= ${from.toISOString()}`}
    ${to === undefined ? sql`` : sql`and ${name}.played_at < ${to.toISOString()}`}
    ${fightKindId === undefined ? sql`` : ofKind(table, guildId, fightKindId)}`;
};

const ofKind = (table: 'capt' | 'player' | 'call', guildId: string, kindId: string): SQL =>
  table === 'capt'
    ? sql`and capt.fight_kind_id = ${kindId}::uuid`
    : sql`and ${sql.raw(table)}.capt_id in (select carrier.id from capts carrier
        where carrier.guild_id = ${guildId}::bigint and carrier.fight_kind_id = ${kindId}::uuid)`;

export const against = (opponent: string | undefined): SQL =>
  opponent === undefined ? sql`` : sql`and capt.opponent_key = lower(${opponent})`;
