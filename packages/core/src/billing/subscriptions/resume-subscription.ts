import { TRIAL_DAYS } from '@famiglia/contract/billing/terms';
import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { changeSubscription } from './change-subscription.ts';
import { subscriptionDetails } from './subscription-details.ts';
import { subscriptionState } from '../../access/subscription-state.ts';
import { requireOwnCard } from './require-own-card.ts';
import { findRenewal } from './renewal.queries.ts';
import type { SubscriptionRow } from './subscription.queries.ts';

/** A trial goes on to its end; paid Premium renews again, with the card that its payer let us keep. */
export const resumeSubscription: UseCase<typeof subscriptionRoutes.resume> = async (
  context,
  actor,
  input,
) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, subscriptionRoutes.resume.access);
  const { userId } = requireSignedIn(actor);
  await changeSubscription(
    context,
    {
      guildId,
      actorId: userId,
      event: 'resumed',
    },
    async (current, now, tx) => {
      if (subscriptionState(current, now).status !== 'canceled') throw new AppError('nothing_to_resume');
      if (isTrialPeriod(current)) return { status: 'trial' };
      const renewal = await findRenewal(tx, guildId);
      if (renewal === null) throw new AppError('nothing_to_renew');
      requireOwnCard(renewal, userId);
      return { status: 'active' };
    },
  );
  return subscriptionDetails(context, guildId);
};

/** A cancelled trial must be resumed as a trial, not as a paid plan. */
export const isTrialPeriod = ({ trialStartedAt, periodEnd }: SubscriptionRow): boolean =>
  trialStartedAt !== null &&
  periodEnd !== null &&
  periodEnd.getTime() - trialStartedAt.getTime() <= TRIAL_DAYS * 24 * 60 * 60 * 1000;
