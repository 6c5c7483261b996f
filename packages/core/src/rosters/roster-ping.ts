import { and, eq } from 'drizzle-orm';
import { findBotStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { mayMentionEveryone } from '../bot-permissions/may-mention-everyone.ts';
import { refusedMentions } from '../bot-permissions/refused-mentions.ts';
import { findChannels, findRoles } from '../mirror/guild.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { roles } from '../platform/db/schema/guilds.ts';
import { findRosterMessage } from './roster-message.queries.ts';
import type { RosterRow } from './roster.queries.ts';
import { findSquads } from './squad.queries.ts';

const MINUTE_MS = 60_000;

/** The role that a roster calls, and how long before the start it calls again. */
interface Ping {
  roleId: string | null;
  againMinutes: number;
}

/** The values that a leader gives; those left out come from the settings, or do not change. */
export interface AskedPing {
  pingRoleId?: string | null | undefined;
  pingAgainMinutes?: number | undefined;
}

/** Who asks for the call, and for which kind of roster. */
export interface Asker {
  guildId: string;
  userId: string;
  kind: RosterRow['kind'];
}

interface Called extends Asker {
  startsAt: Date;
  now: Date;
}

/**
 * The call of a new roster. A role of the settings or of a series that was deleted since is not called, and @everyone only
 * if the person who plans it may mention everyone.
 */
export const newPing = async (
  db: Queryable,
  called: Called,
  asked: AskedPing,
  settings: { ping_role_id: string | null; ping_again_minutes: number },
) => {
  const { pingRoleId = settings.ping_role_id, pingAgainMinutes = settings.ping_again_minutes } = asked;
  const known = await existingRole(db, called.guildId, pingRoleId);
  const roleId = (await mayCall(db, called, known)) ? known : null;
  return planned(called, { roleId, againMinutes: pingAgainMinutes });
};

/** The call after an edit. A moved start is called for again; otherwise a call is not repeated. */
export const editedPing = async (
  db: Queryable,
  called: Called & { moved: boolean },
  asked: AskedPing,
  { pingRoleId, pingAgainMinutes }: RosterRow,
) => {
  const roleId = asked.pingRoleId === undefined ? pingRoleId : asked.pingRoleId;
  const againMinutes = asked.pingAgainMinutes ?? pingAgainMinutes;
  const isSame = roleId === pingRoleId && againMinutes === pingAgainMinutes;
  if (isSame && !called.moved) return {};
  if (!isSame) await checkPingRole(db, called, roleId);
  return planned(called, { roleId, againMinutes });
};

const planned = ({ startsAt, now }: Called, { roleId, againMinutes }: Ping) => {
  const again = new Date(startsAt.getTime() - againMinutes * MINUTE_MS);
  const isAhead = roleId !== null && againMinutes > 0 && again > now;
  return { pingRoleId: roleId, pingAgainMinutes: againMinutes, pingAgainAt: isAhead ? again : null };
};

/** Refuses a role that a leader names and that does not exist, and @everyone if Discord does not let them mention it. */
export const checkPingRole = async (
  db: Queryable,
  asker: Asker,
  roleId: string | null | undefined,
): Promise<void> => {
  if (roleId === undefined) return;
  if (roleId !== (await existingRole(db, asker.guildId, roleId)))
    throw new AppError('validation_failed', { errors: [{ field: 'ping_role_id', message: 'unknown_role' }] });
  if (!(await mayCall(db, asker, roleId))) throw new AppError('mention_not_allowed');
};

const mayCall = async (db: Queryable, { guildId, userId, kind }: Asker, roleId: string | null) => {
  // @everyone has the guild's own id.
  if (roleId !== guildId) return true;
  const { channels } = await findSettings(db, guildId);
  return mayMentionEveryone(db, { guildId, userId, channelId: channels[`${kind}s`] });
};

/** The role, or null if it was deleted. */
export const existingRole = async (
  db: Queryable,
  guildId: string,
  roleId: string | null,
): Promise<string | null> => {
  if (roleId === null) return null;
  const [known] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.guildId, guildId), eq(roles.id, roleId)));
  return known?.id ?? null;
};

type PingedRoster = Pick<RosterRow, 'id' | 'guildId' | 'kind' | 'squadCount' | 'pingRoleId'>;

/**
 * The roles that a roster mentions, without deleted ones. For "everyone who may join" these are the roles of its squads
 * if every squad requires one; otherwise it is @everyone, whose role id is the guild's id.
 */
export const findCalledRoles = async (db: Queryable, roster: PingedRoster) => {
  const { id, guildId, squadCount, pingRoleId } = roster;
  if (pingRoleId === null) return [];
  const squads = pingRoleId === guildId && squadCount > 0 ? await findSquads(db, guildId, id) : [];
  const needed = squads.flatMap(({ roleId }) => (roleId === null ? [] : [roleId]));
  const called = new Set(squads.length > 0 && needed.length === squads.length ? needed : [pingRoleId]);
  return (await findRoles(db, guildId)).filter((role) => called.has(role.id));
};

/** The mentioned roles that the bot may not mention in the roster's channel. */
export const findRefusedRoles = async (db: Queryable, roster: PingedRoster): Promise<string[]> => {
  const { id, guildId, kind } = roster;
  const called = await findCalledRoles(db, roster);
  if (called.length === 0) return [];
  const bot = await findBotStanding(db, guildId);
  const message = await findRosterMessage(db, guildId, id);
  const channelId = message?.channelId ?? (await findSettings(db, guildId)).channels[`${kind}s`];
  const channel = (await findChannels(db, guildId)).find((one) => one.id === channelId);
  // Before the guild and the channel are in the mirror, a check would report problems that do not exist.
  return bot === null || channel === undefined ? [] : refusedMentions(bot, channel.overwrites, called);
};
