import type { Context } from '../../platform/context.ts';
import type { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { findRunningRenewal, findStrandedRenewals } from '../subscriptions/renewal.queries.ts';
import { requestPayerNotice } from '../payers/request-payer-notice.ts';

/**
 * Stops the renewals that nobody could stop any more: Premium goes on to the end of what was paid for, and the payer is
 * told. A bot that comes back starts nothing by itself: somebody resumes, with a card of their own.
 */
export const stopStranded = async (
  context: Context,
  faults: ReturnType<typeof collectFaults>,
  signal?: AbortSignal,
): Promise<void> => {
  for (const guildId of await findStrandedRenewals(context.db, context.clock())) {
    postponeIfOver(signal);
    const change = { guildId, actorId: null, event: 'renewal_stopped' } as const;
    await faults.attempt({ guildId }, async () =>
      changeSubscription(context, change, async ({ status }, now, tx) => {
        const runs = status === 'active' || status === 'past_due';
        if (!runs || (await findRunningRenewal(tx, guildId, now)) !== null) return null;
        await requestPayerNotice(tx, guildId, 'stopped');
        return { status: 'canceled', graceUntil: null };
      }),
    );
  }
};
