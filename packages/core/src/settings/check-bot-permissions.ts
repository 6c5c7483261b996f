import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findChannels, findRoles } from '../mirror/guild.queries.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findSettings } from './settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findBotStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { findPermissionGaps } from './find-permission-gaps.ts';

/** The settings that the bot lacks permissions for, shown to people who can fix it. */
export const checkBotPermissions: UseCase<typeof guildRoutes.botPermissions> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, guildRoutes.botPermissions.access);
  const { db } = context;
  const [bot, channels, roles, settings] = await Promise.all([
    findBotStanding(db, guildId),
    findChannels(db, guildId),
    findRoles(db, guildId),
    findSettings(db, guildId),
  ]);
  // Before the first mirroring nothing is known, and a guess would report faults that do not exist.
  return wholeList(bot === null ? [] : findPermissionGaps(bot, { channels, roles }, settings));
};
