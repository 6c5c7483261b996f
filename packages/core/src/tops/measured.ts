import type { TopKind } from '@famiglia/contract/tops/tops';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** From when to when something is counted; null for all time, and for until now. */
export interface Span {
  from: Date | null;
  to: Date | null;
  /** Where a day begins. */
  timeZone: string;
}

/** What each member has of something in a span, as `user_id` and `value`: one statement over an index of the guild. */
export const measuredIn = (guildId: string, kind: TopKind, { from, to, timeZone }: Span): SQL => {
  const guild = sql`${guildId}::bigint`;
  const within = (column: SQL): SQL => sql`${bound(column, sql`>=`, from)} ${bound(column, sql`<`, to)}`;
  switch (kind) {
    case 'reputation':
      return from === null
        ? sql`select user_id, reputation::bigint as value from members where guild_id = ${guild}`
        : // What was taken back was not earned, whenever that was.
          sql`select entry.user_id, sum(entry.delta) as value from reputation_entries entry
            where entry.guild_id = ${guild} ${within(sql`entry.created_at`)} and entry.reverses is null
              and not exists (select from reputation_entries undo where undo.reverses = entry.id)
            group by entry.user_id`;
    case 'attendance':
      return sql`select entry.user_id, count(*) as value from rosters roster
        join roster_entries entry on entry.roster_id = roster.id and entry.attendance = 'attended'
        where roster.guild_id = ${guild} and roster.finished_at is not null ${within(sql`roster.finished_at`)}
        group by entry.user_id`;
    case 'damage':
      return from === null
        ? sql`select user_id, damage as value from capt_member_sums where guild_id = ${guild}`
        : sql`select user_id, sum(damage) as value from capt_players
            where guild_id = ${guild} and side = 'ours' and user_id is not null and played_at is not null
              ${within(sql`played_at`)}
            group by user_id`;
    case 'screens':
      return sql`select user_id, count(*) as value from screenshots
        where guild_id = ${guild} and status = 'approved' and kind <> 'reports' ${within(sql`submitted_at`)}
        group by user_id`;
    case 'voice':
      // Kept as sums of days: the span begins and ends with one.
      return sql`select user_id, sum(seconds) / 3600 as value from voice_days
        where guild_id = ${guild} ${dayBound(sql`>=`, from, timeZone)} ${dayBound(sql`<`, to, timeZone)}
        group by user_id`;
  }
};

const bound = (column: SQL, sign: SQL, moment: Date | null): SQL =>
  moment === null ? sql`` : sql`and ${column} ${sign} ${moment.toISOString()}::timestamptz`;

const dayBound = (sign: SQL, moment: Date | null, timeZone: string): SQL =>
  moment === null
    ? sql``
    : sql`and day ${sign} (${moment.toISOString()}::timestamptz at time zone ${timeZone})::date`;
