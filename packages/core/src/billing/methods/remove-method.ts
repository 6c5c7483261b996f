import { and, eq } from 'drizzle-orm';
import type { ChargingProvider } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/define-job.ts';
import { renewals } from '../../platform/db/schema/billing.ts';
import { removeMethodQueue } from '../subscriptions/renewal.queries.ts';

/**
 * Removes a card at its provider after nothing is charged to it any more. One card may pay for several servers: it
 * stays while one of them renews with it. If the provider is unavailable, the job is retried.
 */
export const removeMethod = async (
  { db, billing, log }: Context,
  { provider: name, reference }: { provider: string; reference: string },
): Promise<void> => {
  const provider = billing.get(name as ChargingProvider);
  if (provider?.removeMethod === undefined) {
    log.warn({ provider: name }, 'a card stays at a payment provider that is no longer configured');
    return;
  }
  const isUsed = and(eq(renewals.provider, provider.name), eq(renewals.methodReference, reference));
  if ((await db.$count(renewals, isUsed)) > 0) return;
  await provider.removeMethod(reference);
};

export const removeMethodJob = defineJob({
  ...removeMethodQueue,
  title: { en: 'Removing cards at the payment provider', ru: 'Удаление карт в платёжной системе' },
  // A provider may be away for long.
  retries: 20,
  run: async (context, _signal, method) => removeMethod(context, method),
});
