import { billingRoutes, type Billing, type Renewal } from '@famiglia/contract/billing/billing';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { readMethod } from '../methods/read-method.ts';
import { skipIfUnavailable } from '../orders/ask-provider.ts';
import { findLedger } from '../payments/ledger.queries.ts';
import { presentReceipt } from '../payments/present-receipt.ts';
import { isTrialPeriod } from '../subscriptions/resume-subscription.ts';
import { findRenewal, type RenewalRow } from '../subscriptions/renewal.queries.ts';
import { isOwnCard } from '../subscriptions/require-own-card.ts';
import { subscriptionDetails } from '../subscriptions/subscription-details.ts';
import {
  findPendingRefund,
  findRunningPayment,
  subscriptionOrNone,
} from '../subscriptions/subscription.queries.ts';
import { findRenewalStops } from '../subscriptions/renewal-stop.queries.ts';

const RECEIPTS = 200;

export const getBilling: UseCase<typeof billingRoutes.get> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, billingRoutes.get.access);
  await readChangedMethod(context, guildId);
  return presentBilling(context, guildId, requireSignedIn(actor).userId);
};

/** For this long the provider's page for methods may still be open, so its answer may change with every request. */
const METHOD_PAGE_MS = 60 * 60 * 1000;

/** Whoever comes back from the provider's page sees the card that they chose there, before any notice of it arrives. */
const readChangedMethod = async (context: Context, guildId: string): Promise<void> => {
  const renewal = await findRenewal(context.db, guildId);
  const openedAt = renewal?.methodPageAt ?? null;
  if (renewal === null || openedAt === null) return;
  if (context.clock().getTime() - openedAt.getTime() > METHOD_PAGE_MS) return;
  await skipIfUnavailable(async () => void (await readMethod(context, renewal)));
};

/** Plan, renewal and receipts, as the guild's manager sees them. Without a viewer the card is nobody's own. */
export const presentBilling = async (
  context: Context,
  guildId: string,
  viewerId: string | null = null,
): Promise<Billing> => {
  const { db } = context;
  const [details, plan, payment, renewal, pending, receipts, stops] = await Promise.all([
    subscriptionDetails(context, guildId),
    subscriptionOrNone(db, guildId),
    findRunningPayment(db, guildId, context.clock()),
    findRenewal(db, guildId),
    findPendingRefund(db, guildId),
    findLedger(db, { guildId }, { limit: RECEIPTS, offset: 0 }),
    findRenewalStops(db, [guildId]),
  ]);
  const runs = details.status === 'active' || details.status === 'past_due';
  const isOff = details.status === 'canceled' && renewal !== null && isOwnCard(renewal, viewerId);
  return {
    // What was paid by hand is paid back by hand.
    subscription:
      payment?.provider === 'manual' ? { ...details, refund: null, full_refund_used: false } : details,
    renewal:
      renewal !== null && (runs || isOff)
        ? presentRenewal(context, renewal, { renews: runs, graceUntil: plan.graceUntil, viewerId })
        : null,
    stop: runs && renewal !== null ? null : (stops.get(guildId) ?? null),
    can_resume: details.status === 'canceled' && (isTrialPeriod(plan) || isOff),
    pending_refund: pending,
    receipts: receipts.map(presentReceipt),
    seller: context.config.seller ?? null,
  };
};

interface RenewalFacts {
  renews: boolean;
  graceUntil: Date | null;
  viewerId: string | null;
}

const presentRenewal = (
  { billing, clock }: Context,
  row: RenewalRow,
  { renews, graceUntil, viewerId }: RenewalFacts,
): Renewal => ({
  renews,
  provider: row.provider,
  method: row.methodLabel,
  months: row.months,
  money: { amount_minor: row.amountMinor, currency: row.currency },
  // What is overdue is charged at once.
  next_charge_at: new Date(Math.max(row.nextChargeAt.getTime(), clock().getTime())).toISOString(),
  grace_until: graceUntil?.toISOString() ?? null,
  last_failure: row.lastFailure,
  is_own: isOwnCard(row, viewerId),
  can_change_method:
    isOwnCard(row, viewerId) &&
    row.customerReference !== null &&
    billing.get(row.provider)?.portalUrl !== undefined,
});
