import { POST_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import type { FirstStep, FirstSteps } from '@famiglia/contract/dashboard/first-steps';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { NEW_CHANNELS } from '@famiglia/contract/settings/new-channels';
import type { NewChannel } from '@famiglia/contract/settings/new-channels';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findBotStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { channelPermissions, lacking } from '../bot-permissions/held-permissions.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { events } from '../platform/db/schema/events.ts';
import { findNewChannelState } from '../settings/new-channel.queries.ts';
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
  const [settings, channels, bot, planned, { named, ranked, entrusted }] = await Promise.all([
    findSettings(db, guildId),
    findChannels(db, guildId),
    findBotStanding(db, guildId),
    findPlanned(db, guildId),
    findFamilyDone(db, guildId),
  ]);
  const chosen = (purpose: NewChannel) => channels.find(({ id }) => id === settings.channels[purpose]);
  const home = chosen('events');
  // Before the bot has mirrored itself, nothing is known to be missing.
  const missing =
    bot === null || home === undefined
      ? []
      : lacking(channelPermissions(bot, home.overwrites), POST_PERMISSIONS);
  const event = finished ?? planned;
  const done: Record<FirstStep, boolean> = {
    events_channel: home !== undefined,
    bot_rights: home !== undefined && missing.length === 0,
    event: event !== null,
    names: named,
    gg_channel: chosen('gg') !== undefined,
    ranks: ranked,
    deputies: entrusted,
    finish: finished !== null,
  };
  const purpose = !done.events_channel ? 'events' : done.gg_channel ? null : 'gg';
  return {
    steps: Object.entries(done).map(([name, isDone]) => ({ name: name as FirstStep, done: isDone })),
    event: event && {
      id: event.id,
      title: event.title,
      status: event.status,
      starts_at: event.startsAt.toISOString(),
    },
    new_channel: purpose && {
      purpose,
      name: NEW_CHANNELS[purpose][settings.language],
      state: await findNewChannelState(db, guildId, purpose),
    },
    guessed: settings.version === 0 ? { language: settings.language, time_zone: settings.time_zone } : null,
  };
};

/** So many people tell whether most of a family have a nick, also in a server of a hundred thousand. */
const NAMED_AMONG = 1000;

/** What is done about the people: most of them have an in-game nick, there are ranks, and somebody besides the owner may lead. */
const findFamilyDone = async (db: Queryable, guildId: string) => {
  const { rows } = await db.execute<{ named: boolean; ranked: boolean; entrusted: boolean }>(sql`
    select
      (select count(ingame_nick) * 2 > count(*) from (select ingame_nick from members
        where guild_id = ${guildId}::bigint and left_at is null and not is_bot limit ${NAMED_AMONG}) people) as named,
      exists (select from rank_steps where guild_id = ${guildId}::bigint) as ranked,
      exists (select from panel_users where guild_id = ${guildId}::bigint)
        or exists (select from role_permissions where guild_id = ${guildId}::bigint and permissions <> '{}') as entrusted`);
  return rows[0] ?? { named: false, ranked: false, entrusted: false };
};

const findFirstFinished = async (db: Queryable, guildId: string) => {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.guildId, guildId), eq(events.status, 'finished')))
    .orderBy(asc(events.startsAt))
    .limit(1);
  return row ?? null;
};

/** The latest event that is not over; a family that is new has hardly more than one. */
const findPlanned = async (db: Queryable, guildId: string) => {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.guildId, guildId), inArray(events.status, ['open', 'closed'])))
    .orderBy(desc(events.startsAt))
    .limit(1);
  return row ?? null;
};
