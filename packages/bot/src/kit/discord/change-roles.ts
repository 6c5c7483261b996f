import { RESTJSONErrorCodes, Routes } from 'discord.js';
import type { GivableRole } from '@famiglia/core/bot-permissions/role-gifts';
import type { Bot } from '../../bot.ts';
import { isDiscordError } from './is-discord-error.ts';

const GONE = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownRole];
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

interface RoleChange {
  guildId: string;
  userId: string;
  /** For the server's audit log. */
  reason: string;
  signal?: AbortSignal;
}

/** A signal of its own, because discord.js never removes its listener. */
const optionsOf = ({ reason, signal }: RoleChange) => ({
  reason,
  ...(signal === undefined ? {} : { signal: AbortSignal.any([signal]) }),
});

/** The only function that gives a role: its type accepts only roles that core has checked. */
export const giveRole = async ({ client }: Bot, change: RoleChange, roleId: GivableRole): Promise<void> => {
  const { guildId, userId } = change;
  await client.rest.put(Routes.guildMemberRole(guildId, userId, roleId), optionsOf(change));
};

export const takeRole = async ({ client }: Bot, change: RoleChange, roleId: string): Promise<void> => {
  const { guildId, userId } = change;
  await client.rest.delete(Routes.guildMemberRole(guildId, userId, roleId), optionsOf(change));
};

interface RoleChanges extends RoleChange {
  give: readonly GivableRole[];
  take: readonly string[];
}

/** Gives and takes roles of one member; all of it can be done twice. False if Discord refuses some of it. */
export const changeRoles = async (bot: Bot, { give, take, ...change }: RoleChanges): Promise<boolean> => {
  let whole = true;
  for (const roleId of give) {
    const given = await attempt(async () => giveRole(bot, change, roleId));
    whole &&= given;
  }
  for (const roleId of take) {
    const taken = await attempt(async () => takeRole(bot, change, roleId));
    whole &&= taken;
  }
  return whole;
};

/** False if Discord refuses it. */
export const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    // Somebody who left meanwhile, or a role that was deleted, needs nothing any more.
    if (isDiscordError(error, GONE)) return true;
    if (isDiscordError(error, REFUSED)) return false;
    throw error;
  }
};
