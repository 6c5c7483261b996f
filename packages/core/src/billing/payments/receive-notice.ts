import type { OwnReason } from '@famiglia/contract/subscriptions';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { changeSubscription, type NextSubscription } from '../subscriptions/change-subscription.ts';
import { subscriptionState } from '../../guilds/access/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.queries.ts';
import { monthsLater } from './months-later.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';
import { findPayment, findPayments, insertPayment, insertRefund, isRefunded } from './payment.queries.ts';

type Outcome = 'new' | 'known';

/** Processes one message of a provider. The same message again changes nothing and is `known`. */
export const receiveNotice = async <Message>(
  context: Context,
  provider: PaymentProvider<Message>,
  message: Message,
): Promise<Outcome> => {
  const notice = await provider.read(context, message);
  const paid = notice.kind === 'paid';
  let outcome: Outcome = 'new';
  await changeSubscription(
    context,
    {
      guildId: notice.guildId,
      actorId: notice.recordedBy,
      reason: (paid ? 'payment received' : 'payment refunded') satisfies OwnReason,
      activity: paid ? 'subscription.paid' : 'subscription.refunded',
    },
    async (current, now, tx) => {
      const next = paid
        ? await takePayment(tx, provider.name, notice, current, now)
        : await takeRefund(tx, provider.name, notice, current, now);
      if (next !== 'known') return next;
      outcome = 'known';
      return null;
    },
  );
  return outcome;
};

type Next = NextSubscription | null | 'known';

const takePayment = async (
  tx: Transaction,
  provider: string,
  notice: Extract<PaymentNotice, { kind: 'paid' }>,
  current: SubscriptionRow,
  now: Date,
): Promise<Next> => {
  const { guildId, reference, amountMinor, currency, at, recordedBy, months } = notice;
  const runs = subscriptionState(current, now).tier === 'premium';
  const earlier = (await findPayments(tx, guildId)).map((row) => row.payment);
  const period = paidPeriod(months, { now, runsUntil: runs ? current.periodEnd : null, earlier });
  const named = { provider, providerReference: reference };
  const isNew = await insertPayment(tx, {
    ...named,
    ...period,
    guildId,
    amountMinor,
    currency,
    paidAt: at,
    recordedBy,
  });
  if (!isNew) return 'known';
  // The refund arrived before its payment.
  if (await isRefunded(tx, named)) return null;
  const endless = runs && current.periodEnd === null;
  return { tier: 'premium', status: 'active', periodEnd: endless ? null : period.periodEnd };
};

const takeRefund = async (
  tx: Transaction,
  provider: string,
  { guildId, reference, amountMinor, currency, at, recordedBy }: PaymentNotice,
  current: SubscriptionRow,
  now: Date,
): Promise<Next> => {
  const named = { provider, providerReference: reference };
  const refund = { ...named, guildId, amountMinor, currency, refundedAt: at, recordedBy };
  if (!(await insertRefund(tx, refund))) return 'known';
  const payment = await findPayment(tx, named);
  const runsUntil = subscriptionState(current, now).tier === 'premium' ? current.periodEnd : null;
  if (payment === undefined || payment.periodEnd <= now || runsUntil === null) return null;
  // Later periods move forward by the refunded time.
  const unused = payment.periodEnd.getTime() - Math.max(payment.periodStart.getTime(), now.getTime());
  const periodEnd = new Date(runsUntil.getTime() - unused);
  return periodEnd > now ? { periodEnd } : { tier: 'free', status: 'expired', periodEnd: now };
};

interface Period {
  periodStart: Date;
  periodEnd: Date;
}

/** The day of the month on which a chain of adjoining periods began. */
const anchorDay = (start: Date, earlier: readonly Period[]): number => {
  const before = earlier.find((period) => period.periodEnd.getTime() === start.getTime());
  return before === undefined ? start.getUTCDate() : anchorDay(before.periodStart, earlier);
};

/** The paid period: from the end of the running one, or from now. */
const paidPeriod = (
  months: number,
  { now, runsUntil, earlier }: { now: Date; runsUntil: Date | null; earlier: readonly Period[] },
): Period => {
  const periodStart = runsUntil !== null && runsUntil > now ? runsUntil : now;
  return { periodStart, periodEnd: monthsLater(periodStart, months, anchorDay(periodStart, earlier)) };
};
