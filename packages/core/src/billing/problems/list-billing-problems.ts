import type { adminBillingRoutes, BillingProblem } from '@famiglia/contract/admin-billing';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findMismatches, findStuckRefunds } from './problem.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A refund that was asked for before this and is still not paid needs a person. */
export const waitingTooLongSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

export const listBillingProblems: UseCase<typeof adminBillingRoutes.problems> = async (context, actor) => {
  requireSiteAdmin(context, actor);
  const [mismatches, refunds] = await Promise.all([
    findMismatches(context.db),
    findStuckRefunds(context.db, waitingTooLongSince(context.clock())),
  ]);
  const problems = [...mismatches.map(presentMismatch), ...refunds.map(presentRefund)];
  const items = problems.toSorted((a, b) => a.at.localeCompare(b.at));
  return { items, total: items.length, limit: items.length, offset: 0 };
};

const presentMismatch = ({
  order,
  guildName,
}: Awaited<ReturnType<typeof findMismatches>>[number]): BillingProblem => ({
  kind: 'mismatch',
  id: order.id,
  guild: { id: order.guildId, name: guildName },
  provider: order.provider,
  reference: order.providerReference,
  money: { amount_minor: order.amountMinor, currency: order.currency },
  answered:
    order.answeredMinor === null || order.answeredCurrency === null
      ? null
      : { amount_minor: order.answeredMinor, currency: order.answeredCurrency },
  at: (order.settledAt ?? order.createdAt).toISOString(),
});

const presentRefund = ({
  request,
  payment,
  guildName,
}: Awaited<ReturnType<typeof findStuckRefunds>>[number]): BillingProblem => ({
  kind: request.status === 'failed' ? 'refund_refused' : 'refund_waits',
  id: String(payment.id),
  guild: { id: request.guildId, name: guildName },
  provider: payment.provider as BillingProblem['provider'],
  reference: payment.providerReference,
  money: { amount_minor: request.amountMinor, currency: request.currency },
  answered: null,
  at: request.requestedAt.toISOString(),
});
