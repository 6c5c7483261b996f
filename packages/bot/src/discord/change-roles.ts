import { RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Bot } from '../bot.ts';
import { isDiscordError } from './is-discord-error.ts';

const GONE = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownRole];
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

interface RoleChanges {
  guildId: string;
  userId: string;
  give: readonly string[];
  take: readonly string[];
  /** For the server's audit log. */
  reason: string;
  signal: AbortSignal;
}

/** Gives and takes roles of one member; all of it can be done twice. False if Discord refuses some of it. */
export const changeRoles = async (bot: Bot, changes: RoleChanges): Promise<boolean> => {
  const { guildId, userId, give, take, reason, signal } = changes;
  const { rest } = bot.client;
  const options = () => ({ reason, signal: AbortSignal.any([signal]) });
  let whole = true;
  for (const roleId of give) {
    const given = await attempt(async () =>
      rest.put(Routes.guildMemberRole(guildId, userId, roleId), options()),
    );
    whole &&= given;
  }
  for (const roleId of take) {
    const taken = await attempt(async () =>
      rest.delete(Routes.guildMemberRole(guildId, userId, roleId), options()),
    );
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
