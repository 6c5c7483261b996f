import { TRIAL_DAYS } from '@famiglia/contract/billing/terms';
import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { changeSubscription } from './change-subscription.ts';
import { subscriptionDetails } from './subscription-details.ts';
import { subscriptionState } from '../../access/subscription-state.ts';

const TRIAL_MS = TRIAL_DAYS * 24 * 60 * 60 * 1000;

export const startTrial: UseCase<typeof subscriptionRoutes.startTrial> = async (
  context,
  actor,
  { guildId },
) => {
  await requireGuildAccess(context, actor, guildId, subscriptionRoutes.startTrial.access);
  const { userId } = requireSignedIn(actor);
  await changeSubscription(
    context,
    {
      guildId,
      actorId: userId,
      event: 'trial_started',
    },
    (current, now) => {
      if (subscriptionState(current, now).tier === 'premium') throw new AppError('already_premium');
      if (current.trialStartedAt !== null) throw new AppError('trial_already_used');
      const periodEnd = new Date(now.getTime() + TRIAL_MS);
      return { tier: 'premium', status: 'trial', periodEnd, graceUntil: null, trialStartedAt: now };
    },
  );
  return subscriptionDetails(context, guildId);
};
