import type { LineUpPerson } from '@famiglia/contract/rosters/line-up';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Queryable } from '../platform/db/database.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { findAway } from '../vacations/away.queries.ts';
import type { RosterRow } from './roster.queries.ts';

const MINUTE_MS = 60_000;

type Roster = Pick<RosterRow, 'id' | 'guildId'>;

/** A moved start is another call: whoever was called to the old one may be called again. */
export const callVersion = (startsAt: Date): number => Math.floor(startsAt.getTime() / MINUTE_MS);

/** The subject of the card: each start has one of its own. */
const cardOf = ({ id, guildId }: Roster, startsAt: Date) =>
  ({ guildId, kind: 'line_up', subject: `${id}:${callVersion(startsAt)}` }) as const;

export const readCardSubject = (subject: string): { rosterId: string; version: number } => {
  const [rosterId = '', version = ''] = subject.split(':');
  return { rosterId, version: Number(version) };
};

export const requestLineUp = async (db: Queryable, roster: Roster, startsAt: Date): Promise<void> =>
  requestDelivery(db, cardOf(roster, startsAt));

/** Redraws the card, if leaders have one. */
export const redrawLineUp = async (db: Queryable, roster: Roster, startsAt: Date): Promise<void> => {
  const { guildId, kind, subject } = cardOf(roster, startsAt);
  const posted = await db.$count(
    deliveries,
    and(
      eq(deliveries.guildId, guildId),
      eq(deliveries.kind, kind),
      eq(deliveries.subject, subject),
      isNotNull(deliveries.messageId),
    ),
  );
  if (posted > 0) await requestLineUp(db, roster, startsAt);
};

interface Listed {
  user_id: string;
  display_name: string;
  channel: LineUpPerson['channel'];
  late: boolean;
  called: LineUpPerson['called'];
}

/** Everybody in main, in its order: where they are in voice, what excuses them, and how the call reached them. */
export const findLineUp = async (
  db: Queryable,
  { id, guildId }: Roster,
  startsAt: Date,
): Promise<LineUpPerson[]> => {
  const { rows } = await db.execute<{ [Key in keyof Listed]: Listed[Key] }>(sql`
    select entry.user_id::text as user_id, member.display_name,
      case when visit.id is not null then
        json_build_object('id', visit.channel_id::text, 'name', coalesce(channel.name, '')) end as channel,
      given.user_id is not null as late,
      case when call.id is not null then coalesce(call.via, 'sending') end as called
    from roster_entries entry
    join members member on member.guild_id = entry.guild_id and member.user_id = entry.user_id
    left join voice_visits visit on visit.guild_id = entry.guild_id and visit.user_id = entry.user_id
      and visit.left_at is null
    left join channels channel on channel.guild_id = visit.guild_id and channel.id = visit.channel_id
    left join roster_answers given on given.roster_id = entry.roster_id and given.user_id = entry.user_id
      and given.answer = 'late'
    left join roster_notices call on call.roster_id = entry.roster_id and call.user_id = entry.user_id
      and call.kind = 'line_up_called' and call.version = ${callVersion(startsAt)}::int
    where entry.guild_id = ${guildId}::bigint and entry.roster_id = ${id}::uuid and entry.list = 'main'
    order by entry.position`);
  const userIds = rows.map(({ user_id }) => user_id);
  const away = await findAway(db, guildId, userIds, startsAt);
  return rows.map(({ late, ...person }) => ({
    ...person,
    excuse: away.get(person.user_id) ?? (late ? 'late' : null),
  }));
};

/** Which of these people are in a voice channel of the guild. */
export const findInVoice = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select user_id::text from voice_visits
    where guild_id = ${guildId}::bigint and user_id = any(${sql.param(userIds)}::bigint[]) and left_at is null`);
  return new Set(rows.map(({ user_id }) => user_id));
};
