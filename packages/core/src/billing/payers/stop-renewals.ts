import type { Context } from '../../platform/context.ts';
import type { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { postponeIfOver } from '../../platform/jobs/job-postponed.ts';
import { requestPayerNotice } from './request-payer-notice.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { findRunningRenewal, findStrandedRenewals } from '../subscriptions/renewal.queries.ts';

/** Stops all renewals that nobody could stop any more. */
export const stopStranded = async (
  context: Context,
  faults: ReturnType<typeof collectFaults>,
  signal?: AbortSignal,
): Promise<void> => {
  for (const stranded of await findStrandedRenewals(context.db, context.clock())) {
    postponeIfOver(signal);
    await faults.attempt({ guildId: stranded.guildId }, async () => stop(context, stranded));
  }
};

/** The same for the renewals that one person pays, before that person reads their state. */
export const stopStrandedOf = async (context: Context, payerId: string): Promise<void> => {
  for (const stranded of await findStrandedRenewals(context.db, context.clock(), payerId))
    await stop(context, stranded);
};

/**
 * Premium goes on to the end of what was paid for, and the payer is told. If the bot comes back, the renewal stays
 * stopped until somebody resumes it with their own card.
 */
const stop = async (
  context: Context,
  { guildId, reason }: Awaited<ReturnType<typeof findStrandedRenewals>>[number],
): Promise<void> => {
  const change = { guildId, actorId: null, event: 'renewal_stopped', reason } as const;
  await changeSubscription(context, change, async ({ status }, now, tx) => {
    const runs = status === 'active' || status === 'past_due';
    if (!runs || (await findRunningRenewal(tx, guildId, now)) !== null) return null;
    await requestPayerNotice(tx, guildId, 'stopped');
    return { status: 'canceled', graceUntil: null };
  });
};
