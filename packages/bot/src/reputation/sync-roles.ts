import { findRoleChanges, recordRoleChange } from '@famiglia/core/reputation/reputation-roles';
import type { RoleChange } from '@famiglia/core/reputation/reputation-roles';
import { RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Bot } from '../bot.ts';
import { isDiscordError } from '../rosters/is-discord-error.ts';

const REASON = { reason: 'Famiglia: reputation' };

/** Gives and takes the roles that go with reputation. What is right already is not touched, so it may run again. */
export const syncRoles = async (
  bot: Bot,
  { guildId, userIds }: { guildId: string; userIds: string[] | null },
): Promise<void> => {
  for (const change of await findRoleChanges(bot.context, guildId, userIds)) {
    if (await applyChange(bot, guildId, change)) await recordRoleChange(bot.context, guildId, change);
  }
};

/** False where the person is gone, or where the bot may not: its own role must stand above those it gives. */
const applyChange = async (
  bot: Bot,
  guildId: string,
  { userId, give, take }: RoleChange,
): Promise<boolean> => {
  const { rest } = bot.client;
  try {
    for (const roleId of give) await rest.put(Routes.guildMemberRole(guildId, userId, roleId), REASON);
    for (const roleId of take) await rest.delete(Routes.guildMemberRole(guildId, userId, roleId), REASON);
    return true;
  } catch (error) {
    const refused = [
      RESTJSONErrorCodes.UnknownMember,
      RESTJSONErrorCodes.UnknownRole,
      RESTJSONErrorCodes.MissingPermissions,
      RESTJSONErrorCodes.MissingAccess,
    ];
    if (!isDiscordError(error, refused)) throw error;
    bot.log.warn({ err: error, guildId, userId }, 'a role by reputation could not be given or taken');
    return false;
  }
};
