import type { OwnReason } from '@famiglia/contract/subscriptions';
import type { Context } from '../../platform/context.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { changeSubscription } from './change-subscription.ts';
import { findLapsedGuilds } from './subscription.queries.ts';

/** Ends expired plans, so that open sockets are closed. Access does not depend on it: it checks the period itself. */
export const expireSubscriptions = async (context: Context, signal?: AbortSignal): Promise<void> => {
  for (const guildId of await findLapsedGuilds(context.db, context.clock())) {
    postponeIfOver(signal);
    await changeSubscription(
      context,
      {
        guildId,
        actorId: null,
        reason: 'period ended' satisfies OwnReason,
        activity: 'subscription.expired',
      },
      (current, now) => {
        const lapsed = current.tier === 'premium' && current.periodEnd !== null && current.periodEnd <= now;
        return lapsed ? { tier: 'free', status: 'expired' } : null;
      },
    );
  }
};
