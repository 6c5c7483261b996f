import { POST_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import { FIRST_STEPS } from '@famiglia/contract/dashboard/first-steps';
import type { FirstStep, FirstSteps, Settled } from '@famiglia/contract/dashboard/first-steps';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { NEW_CHANNEL_NAMES, NEW_CHANNELS } from '@famiglia/contract/settings/new-channels';
import type { NewChannel } from '@famiglia/contract/settings/new-channels';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findBotStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { channelPermissions, lacking } from '../bot-permissions/held-permissions.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { events } from '../platform/db/schema/events.ts';
import { findNewChannelStates } from '../settings/new-channel.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';

/** How long a family is told that it is through. */
const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** The same for `/setup`, also of a Free family. */
export const lookUpFirstSteps = async (
  context: Context,
  actor: Actor,
  guildId: string,
): Promise<FirstSteps | null> => {
  await requireGuildAccess(context, actor, guildId, settingsRoutes.get.access);
  return readFirstSteps(context, guildId);
};

/** How far a new family is. Null for one that finished its first event some days ago. */
export const readFirstSteps = async (context: Context, guildId: string): Promise<FirstSteps | null> => {
  const { db } = context;
  const finished = await findFirstFinished(db, guildId);
  const through = finished?.endedAt?.getTime() ?? null;
  if (through !== null && context.clock().getTime() - through > TOLD_MS) return null;
  const [settings, channels, bot, planned, states, family] = await Promise.all([
    findSettings(db, guildId),
    findChannels(db, guildId),
    findBotStanding(db, guildId),
    findPlanned(db, guildId),
    findNewChannelStates(db, guildId),
    findFamilyDone(db, guildId),
  ]);
  const chosen = (purpose: NewChannel) => channels.find(({ id }) => id === settings.channels[purpose]);
  const settled = new Set(family.settled);
  const home = chosen('events');
  // Before the bot has mirrored itself, nothing is known to be missing.
  const missing =
    bot === null || home === undefined
      ? []
      : lacking(channelPermissions(bot, home.overwrites), POST_PERMISSIONS);
  const event = finished ?? planned;
  const done: Record<FirstStep, boolean> = {
    language: settled.has('language'),
    deputies: family.entrusted,
    channels: home !== undefined && (chosen('gg') !== undefined || settled.has('channels')),
    bot_rights: missing.length === 0,
    event: event !== null,
    names: family.named,
    ranks: family.ranked,
    finish: finished !== null,
  };
  return {
    // Rights are a step only where they are missing.
    steps: FIRST_STEPS.filter((name) => name !== 'bot_rights' || !done.bot_rights).map((name) => ({
      name,
      done: done[name],
      later: !done[name] && (settled as ReadonlySet<string>).has(name),
    })),
    away: settled.has('all'),
    language: settings.language,
    time_zone: settings.time_zone,
    version: settings.version,
    leaders: family.leaders,
    channels: NEW_CHANNEL_NAMES.map((purpose) => ({
      purpose,
      chosen: chosen(purpose)?.name ?? null,
      name: NEW_CHANNELS[purpose][settings.language],
      state: states[purpose] ?? 'none',
    })),
    event: event && {
      id: event.id,
      title: event.title,
      status: event.status,
      starts_at: event.startsAt.toISOString(),
      ...(await findEvening(db, guildId, event.id)),
    },
  };
};

/** So many people tell whether most of a family have a nick, also in a server of a hundred thousand. */
const NAMED_AMONG = 1000;

/** So many roles that lead are named. */
const NAMED_LEADERS = 5;

interface FamilyDone extends Record<string, unknown> {
  named: boolean;
  ranked: boolean;
  entrusted: boolean;
  leaders: FirstSteps['leaders'];
  settled: Settled[];
}

/** What is done about the people: most have an in-game nick, there are ranks, and somebody besides the owner may lead. */
const findFamilyDone = async (db: Queryable, guildId: string): Promise<FamilyDone> => {
  const { rows } = await db.execute<FamilyDone>(sql`
    select
      (select count(ingame_nick) * 2 > count(*) from (select ingame_nick from members
        where guild_id = ${guildId}::bigint and left_at is null and not is_bot limit ${NAMED_AMONG}) people) as named,
      exists (select from rank_steps where guild_id = ${guildId}::bigint) as ranked,
      exists (select from panel_users where guild_id = ${guildId}::bigint)
        or exists (select from role_permissions where guild_id = ${guildId}::bigint and permissions <> '{}') as entrusted,
      coalesce((select json_agg(json_build_object('role_id', id::text, 'name', name)) from (
        select role.id, role.name from role_permissions allowed
        join roles role on role.guild_id = allowed.guild_id and role.id = allowed.role_id
        where allowed.guild_id = ${guildId}::bigint and 'events.manage' = any(allowed.permissions)
        order by role.position desc, role.id limit ${NAMED_LEADERS}) named), '[]') as leaders,
      array(select step from settled_steps where guild_id = ${guildId}::bigint) as settled`);
  return rows[0] ?? { named: false, ranked: false, entrusted: false, leaders: [], settled: [] };
};

const findFirstFinished = async (db: Queryable, guildId: string) => {
  const [row] = await executeKept(db, 'first-finished', { guildId }, (on) =>
    on
      .select()
      .from(events)
      .where(and(eq(events.guildId, sql.placeholder('guildId')), eq(events.status, 'finished')))
      .orderBy(asc(events.startsAt))
      .limit(1),
  );
  return row ?? null;
};

const findEvening = async (db: Queryable, guildId: string, eventId: string) => {
  const { rows } = await db.execute<{ posted: boolean; signed_up: number }>(sql`
    select exists (select from deliveries where guild_id = ${guildId}::bigint and kind = 'roster'
        and subject = ${eventId} and message_id is not null) as posted,
      main_count + reserve_count as signed_up
    from rosters where guild_id = ${guildId}::bigint and id = ${eventId}::uuid`);
  return rows[0] ?? { posted: false, signed_up: 0 };
};

/** The latest event that is not over; a family that is new has hardly more than one. */
const findPlanned = async (db: Queryable, guildId: string) => {
  const [row] = await executeKept(db, 'last-planned', { guildId }, (on) =>
    on
      .select()
      .from(events)
      .where(and(eq(events.guildId, sql.placeholder('guildId')), inArray(events.status, ['open', 'closed'])))
      .orderBy(desc(events.startsAt))
      .limit(1),
  );
  return row ?? null;
};
