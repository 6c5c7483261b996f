import type { BillingProblem, adminBillingRoutes } from '@famiglia/contract/admin/admin-billing';
import type { Context } from '../../platform/context.ts';
import {
  countRenewals,
  findUnsettledOrders,
  findOpenRefusals,
  findStuckRefunds,
  findUnseenDisputes,
} from './problem.queries.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { wholeList } from '../../platform/whole-list.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Single cards fail every day. Failures become a problem when at least this many, and this share, of a day's renewals
 * fail.
 */
const FAILURE_WAVE = { atLeast: 3, share: 0.5 };

/** A refund that was asked for before this and is still not paid needs a person. */
export const waitingTooLongSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Everything about money that needs the site's owner now, oldest first. */
export const findProblems = async ({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<BillingProblem[]> => {
  const now = clock();
  const [unsettled, refunds, disputes, refusals, wave] = await Promise.all([
    findUnsettledOrders(db),
    findStuckRefunds(db, waitingTooLongSince(now)),
    findUnseenDisputes(db),
    findOpenRefusals(db),
    countRenewals(db, waitingTooLongSince(now), new Date(now.getTime() - HOUR_MS)),
  ]);
  return [
    ...unsettled.map(presentOrder),
    ...refunds.map(presentRefund),
    ...disputes.map(presentDispute),
    ...refusals.map(presentRefusal),
    ...presentWave(wave),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
};

const NOTHING_MORE = {
  guild: null,
  provider: null,
  reference: null,
  money: null,
  answered: null,
  refusal: null,
  renewals: null,
} as const;

const presentOrder = ({
  order,
  guildName,
}: Awaited<ReturnType<typeof findUnsettledOrders>>[number]): BillingProblem => ({
  ...NOTHING_MORE,
  kind: order.unanswered ? 'unanswered' : 'mismatch',
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
  ...NOTHING_MORE,
  kind: request.status === 'failed' ? 'refund_refused' : 'refund_waits',
  id: String(payment.id),
  guild: { id: request.guildId, name: guildName },
  provider: payment.provider as BillingProblem['provider'],
  reference: payment.providerReference,
  money: { amount_minor: request.amountMinor, currency: request.currency },
  at: request.requestedAt.toISOString(),
});

const presentDispute = ({
  dispute,
  payment,
  guildName,
}: Awaited<ReturnType<typeof findUnseenDisputes>>[number]): BillingProblem => ({
  ...NOTHING_MORE,
  kind: 'dispute',
  id: String(payment.id),
  guild: { id: dispute.guildId, name: guildName },
  provider: payment.provider as BillingProblem['provider'],
  reference: payment.providerReference,
  money: { amount_minor: payment.amountMinor, currency: payment.currency },
  at: dispute.at.toISOString(),
});

const presentRefusal = ({
  id,
  provider,
  since,
  reason,
  code,
  words,
}: Awaited<ReturnType<typeof findOpenRefusals>>[number]): BillingProblem => ({
  ...NOTHING_MORE,
  kind: 'provider_refuses',
  id: String(id),
  provider,
  refusal: { reason, code, words },
  at: since.toISOString(),
});

/** Many failed renewals are one problem, whose id is the day on which they began. */
const presentWave = ({ failed, of, first }: Awaited<ReturnType<typeof countRenewals>>): BillingProblem[] => {
  if (first === null || failed < FAILURE_WAVE.atLeast || failed < of * FAILURE_WAVE.share) return [];
  const at = first.toISOString();
  return [{ ...NOTHING_MORE, kind: 'renewals_fail', id: at.slice(0, 10), renewals: { failed, of }, at }];
};

export const listBillingProblems: UseCase<typeof adminBillingRoutes.problems> = async (context, actor) => {
  requireSiteAdmin(context, actor);
  const problems: BillingProblem[] = await findProblems(context);
  return wholeList(problems);
};
