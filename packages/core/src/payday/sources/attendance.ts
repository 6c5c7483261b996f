import type { RateUse } from '@famiglia/contract/payday/payday';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { executePrepared } from '../../platform/db/prepared.ts';
import { statementName } from './due-line.ts';
import type { DueLine, DueSource, DueWindow } from './due-line.ts';

interface Attended {
  rosterId: string;
  userId: string;
  kind: 'event' | 'capt';
  title: string;
  fightKindId: string | null;
  startsAt: Date | string;
  reserve: boolean;
  won: boolean;
  mvp: boolean;
}

/** Coming to events and capts: whoever was called from the reserve has a rate of their own, and a capt pays wins and its MVP on top. */
export const attendance: DueSource = async (db, guildId, { rates, ...window }) => {
  const worth = (use: RateUse, { fightKindId, startsAt }: Attended): bigint =>
    rates.at(use, { fightKindId }, new Date(startsAt)) ?? 0n;
  return (await findAttended(db, guildId, window)).flatMap((one) => {
    const { kind, reserve, won, mvp } = one;
    const presence = `${kind}_presence` as const;
    // Null is no rate of the reserve’s own; 0 is one.
    const reserveRate = rates.at(`${kind}_reserve`, one, new Date(one.startsAt));
    const come = reserve && reserveRate !== null ? (`${kind}_reserve` as const) : presence;
    return [
      line('attendance', come, worth(come, one), one),
      ...(won ? [line('capt_win', 'capt_win', worth('capt_win', one), one)] : []),
      ...(mvp ? [line('mvp', 'capt_mvp', worth('capt_mvp', one), one)] : []),
    ].filter(({ cents }) => cents !== 0n);
  });
};

const line = (name: string, kind: RateUse, cents: bigint, one: Attended): DueLine => ({
  key: `${name}:${one.rosterId}`,
  userId: one.userId,
  cents,
  kind,
  data: { name: one.title },
  at: new Date(one.startsAt),
  earliest: null,
});

const findAttended = async (
  db: Queryable,
  guildId: string,
  { from, until, userId }: Pick<DueWindow, 'from' | 'until' | 'userId'>,
): Promise<Attended[]> => {
  const name = statementName('attended', userId);
  return executePrepared<Attended>(
    db,
    name,
    sql`
    with gatherings as (
      select id, 'event' as kind, title, fight_kind_id, starts_at, false as won, null::bigint as mvp
      from events where guild_id = ${guildId}::bigint and status = 'finished'
        and starts_at >= ${from.toISOString()}::timestamptz and starts_at < ${until.toISOString()}::timestamptz
      union all
      select id, 'capt', opponent, fight_kind_id, starts_at, result = 'win', mvp_user_id
      from capts where guild_id = ${guildId}::bigint and played_at >= ${from.toISOString()}::timestamptz
        and played_at < ${until.toISOString()}::timestamptz
    )
    select gathering.id as "rosterId", entry.user_id::text as "userId", gathering.kind, gathering.title,
      gathering.fight_kind_id as "fightKindId", gathering.starts_at as "startsAt", entry.list = 'reserve' as reserve,
      gathering.won, gathering.mvp is not distinct from entry.user_id as mvp
    from gatherings gathering
    join roster_entries entry on entry.roster_id = gathering.id and entry.guild_id = ${guildId}::bigint
    where entry.attendance = 'attended' ${userId === undefined ? sql`` : sql`and entry.user_id = ${userId}::bigint`}
    order by gathering.starts_at, gathering.id, entry.user_id`,
  );
};
