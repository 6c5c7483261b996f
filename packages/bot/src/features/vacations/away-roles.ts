import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findAwayRoleChanges, recordAwayRole } from '@famiglia/core/vacations/away-roles';
import type { AwayRoleChange } from '@famiglia/core/vacations/away-roles';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { giveRole, takeRole } from '../../kit/discord/change-roles.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';

const REASON = 'Famiglia: vacation';
const GONE = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownRole];
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

/** Gives the role to those who are away and takes it from those who are back. It reads the differences, so it may stop at any point. */
export const syncAwayRoles = async (
  bot: Bot,
  { guildId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { changes, refused } = await findAwayRoleChanges(bot.context, guildId);
  for (const change of changes) {
    postponeIfOver(signal);
    try {
      await apply(bot, guildId, change, signal);
    } catch (error) {
      if (isDiscordError(error, REFUSED)) return { problem: 'role_refused' };
      // Without the member or the role nothing is left to take back.
      if (!isDiscordError(error, GONE)) throw error;
      if (change.take !== null) await recordAwayRole(bot.context.db, guildId, change.vacationId, null);
    }
  }
  return refused ? { problem: 'role_blocked' } : {};
};

const apply = async (
  bot: Bot,
  guildId: string,
  { vacationId, userId, give, take }: AwayRoleChange,
  signal: AbortSignal,
): Promise<void> => {
  const change = { guildId, userId, reason: REASON, signal };
  if (give !== null) await giveRole(bot, change, give);
  else if (take !== null) await takeRole(bot, change, take);
  await recordAwayRole(bot.context.db, guildId, vacationId, give);
};
