import { findAcceptedMember } from '@famiglia/core/careers/applications/accepted-member';
import type { Delivery } from '@famiglia/core/guilds/deliveries/delivery.queries';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../deliveries/delivery-kind.ts';
import { changeRoles } from '../discord/change-roles.ts';

const REASON = 'Famiglia: application accepted';

/** Gives and takes the roles of an accepted candidate. All of it can be done twice. */
export const welcomeMember = async (
  bot: Bot,
  { guildId, subject: applicationId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const accepted = await findAcceptedMember(bot.context, guildId, applicationId);
  if (accepted === null) return {};
  const { userId, give, take, refused } = accepted;
  const isWhole = await changeRoles(bot, { guildId, userId, give, take, reason: REASON, signal });
  if (!isWhole) return { problem: 'role_refused' };
  return refused ? { problem: 'role_blocked' } : {};
};
