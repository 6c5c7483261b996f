import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import {
  findShopRoleChanges,
  payBackDeletedRoles,
  recordShopRole,
  rememberGiving,
} from '@famiglia/core/shop/shop-roles';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { giveRole, takeRole } from '../../kit/discord/change-roles.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';

const REASON = 'Famiglia: points shop';
const GONE = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownRole];
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

/** Gives bought roles, and takes back those whose days are over. It reads the differences, so it may stop at any point. */
export const syncShopRoles = async (
  bot: Bot,
  { guildId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { context } = bot;
  await payBackDeletedRoles(context, guildId);
  const served: string[] = [];
  for (;;) {
    const { changes, blocked } = await findShopRoleChanges(context, guildId, served);
    if (changes.length === 0) return blocked ? { problem: 'role_blocked' } : {};
    for (const change of changes) {
      postponeIfOver(signal);
      served.push(change.purchaseId);
      const { userId, roleId, give } = change;
      const asked = { guildId, userId, reason: REASON, signal };
      try {
        if (give === null) await takeRole(bot, asked, roleId);
        else {
          await rememberGiving(context, guildId, change);
          await giveRole(bot, asked, give);
        }
      } catch (error) {
        if (isDiscordError(error, REFUSED)) return { problem: 'role_refused' };
        // Who left or lost the role with its deletion has nothing to be taken; what was not given stays to be given or paid back.
        if (!isDiscordError(error, GONE)) throw error;
        if (give !== null) continue;
      }
      await recordShopRole(context, guildId, change);
    }
  }
};
