import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { changeSubscription } from './change-subscription.ts';
import { subscriptionDetails } from './subscription-details.ts';
import { subscriptionState } from '../../access/subscription-state.ts';

/** Nothing ends at once: the plan runs until the end of its period. */
export const cancelSubscription: UseCase<typeof subscriptionRoutes.cancel> = async (
  context,
  actor,
  input,
) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, subscriptionRoutes.cancel.access);
  const { userId } = requireSignedIn(actor);
  await changeSubscription(
    context,
    {
      guildId,
      actorId: userId,
      event: 'canceled',
    },
    (current, now) => {
      const { status } = subscriptionState(current, now);
      // Premium without an end has no period: only a site admin can remove it.
      const running = status === 'trial' || status === 'active' || status === 'past_due';
      if (!running || current.periodEnd === null) throw new AppError('nothing_to_cancel');
      // In the grace after a failed renewal nothing more is paid for: Premium ends with its period, which may be now.
      return { status: 'canceled', graceUntil: null };
    },
  );
  return subscriptionDetails(context, guildId);
};
