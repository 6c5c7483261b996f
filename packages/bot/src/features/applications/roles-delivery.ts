import { findAcceptedMember } from '@famiglia/core/applications/accepted-member';
import { findUndoneAcceptance, recordAcceptedRoles } from '@famiglia/core/applications/accepted-roles';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { changeRoles } from '../../kit/discord/change-roles.ts';

const REASON = 'Famiglia: application accepted';
const UNDO_REASON = 'Famiglia: acceptance taken back';

/** Gives and takes the roles of an accepted candidate, or undoes that. Running it twice does no harm. */
export const welcomeMember = async (
  bot: Bot,
  { guildId, subject: applicationId }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { context } = bot;
  const accepted = await findAcceptedMember(context, guildId, applicationId);
  if (accepted === null) return undoRoles(bot, guildId, applicationId, signal);
  const { userId, give, take, refused } = accepted;
  const isWhole = await changeRoles(bot, { guildId, userId, give, take, reason: REASON, signal });
  if (give.length + take.length > 0)
    await recordAcceptedRoles(context, guildId, applicationId, { give, take });
  if (!isWhole) return { problem: 'role_refused' };
  return refused ? { problem: 'role_blocked' } : {};
};

/** Undoes the role changes of an acceptance that was taken back. */
const undoRoles = async (
  bot: Bot,
  guildId: string,
  applicationId: string,
  signal: AbortSignal,
): Promise<Outcome> => {
  const undone = await findUndoneAcceptance(bot.context, guildId, applicationId);
  if (undone === null) return {};
  const isWhole = await changeRoles(bot, { guildId, ...undone, reason: UNDO_REASON, signal });
  if (!isWhole) return { problem: 'role_refused' };
  await recordAcceptedRoles(bot.context, guildId, applicationId, { give: [], take: [] });
  return {};
};
