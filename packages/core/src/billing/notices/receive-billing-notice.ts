import * as z from 'zod';
import { PROVIDERS } from '@famiglia/contract/billing/billing';
import { AppError } from '../../platform/app-error.ts';
import {
  BrokenNotice,
  ForgedNotice,
  type ChargingProvider,
  type RawNotice,
} from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { METRICS } from '../../platform/metrics/metrics.ts';
import { billingNotices } from '../../platform/db/schema/billing.ts';
import { handleNoticesJob } from './handle-notices.ts';

/**
 * Receives a webhook of a provider: verifies and stores it. A job then asks the provider about the charge that it
 * names.
 */
export const receiveBillingNotice = async (
  context: Context,
  providerName: string,
  raw: RawNotice,
): Promise<void> => {
  const name = PROVIDERS.find((known) => known === providerName);
  const provider = name === undefined ? undefined : context.billing.get(name as ChargingProvider);
  if (provider === undefined) throw new AppError('not_found');
  const notice = await provider.readNotice(raw).catch((error: unknown) => {
    const isForged = error instanceof ForgedNotice;
    if (!isForged && !(error instanceof BrokenNotice)) throw error;
    const what = { provider: provider.name, reason: isForged ? error.message : reasonOf(error.cause) };
    METRICS.noticesRefused.inc({ provider: provider.name, reason: isForged ? 'forged' : 'broken' });
    context.log.warn(what, isForged ? 'a notice is not from the provider' : 'a notice cannot be read');
    throw new AppError(isForged ? 'notice_not_verified' : 'notice_unreadable');
  });
  if (notice === null) return;
  const about =
    'chargeReference' in notice
      ? { chargeReference: notice.chargeReference }
      : { customerReference: notice.customerReference };
  await context.db.transaction(async (tx) => {
    const stored = await tx
      .insert(billingNotices)
      .values({
        provider: provider.name,
        noticeId: notice.id,
        ...about,
        receivedAt: context.clock(),
      })
      .onConflictDoNothing()
      .returning({ id: billingNotices.noticeId });
    if (stored.length === 1) await context.jobs.send(tx, handleNoticesJob, {});
  });
};

/** What a log may say of a body that somebody sent: where it is wrong, not what it contains. */
const reasonOf = (cause: unknown): string =>
  cause instanceof z.ZodError
    ? cause.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join(', ')
    : 'not JSON';
