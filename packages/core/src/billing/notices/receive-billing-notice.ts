import { PROVIDERS } from '@famiglia/contract/billing';
import { AppError } from '../../platform/app-error.ts';
import { ForgedNotice, type ChargingProvider, type RawNotice } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { billingNotices } from '../../platform/db/schema/billing.ts';

/** A webhook of a provider: verified, stored, answered. What it is about, a job asks the provider itself. */
export const receiveBillingNotice = async (
  context: Context,
  providerName: string,
  raw: RawNotice,
): Promise<void> => {
  const name = PROVIDERS.find((known) => known === providerName);
  const provider = name === undefined ? undefined : context.billing.get(name as ChargingProvider);
  if (provider === undefined) throw new AppError('not_found');
  const notice = await provider.readNotice(raw).catch((error: unknown) => {
    if (!(error instanceof ForgedNotice)) throw error;
    context.log.warn({ provider: provider.name }, 'a notice of payment is not from the provider');
    throw new AppError('notice_not_verified');
  });
  if (notice === null) return;
  await context.db.transaction(async (tx) => {
    const stored = await tx
      .insert(billingNotices)
      .values({
        provider: provider.name,
        noticeId: notice.id,
        chargeReference: notice.chargeReference,
        receivedAt: context.clock(),
      })
      .onConflictDoNothing()
      .returning({ id: billingNotices.noticeId });
    if (stored.length === 1) await context.jobs.send(tx, 'billing-notices', {});
  });
};
