import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { changeSubscription, type NextSubscription } from '../subscriptions/change-subscription.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.queries.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';
import { findPayment, insertRefund } from './payment.queries.ts';
import { takePayment } from './take-payment.ts';
import { endWithout } from './without-payment.ts';

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
      event: paid ? 'paid' : 'refunded',
    },
    async (current, now, tx) => {
      const next = paid
        ? await takeManual(tx, provider.name, notice, current, now)
        : await takeRefund(tx, provider.name, notice, current, now);
      // Written also where it is new: the work may be run again.
      outcome = next === 'known' ? 'known' : 'new';
      return next === 'known' ? null : next;
    },
  );
  return outcome;
};

type Next = NextSubscription | null | 'known';

const takeManual = async (
  tx: Transaction,
  provider: string,
  notice: Extract<PaymentNotice, { kind: 'paid' }>,
  current: SubscriptionRow,
  now: Date,
): Promise<Next> => {
  const { guildId, reference, amountMinor, currency, at, recordedBy, months } = notice;
  const money = { amount_minor: amountMinor, currency };
  return takePayment(
    tx,
    { guildId, provider, reference, money, months, recordedBy, paidAt: at, orderId: null, kind: 'purchase' },
    current,
    now,
  );
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
  const periodEnd = payment === undefined ? null : endWithout(payment, current, now);
  if (periodEnd === null) return null;
  return periodEnd > now
    ? { periodEnd }
    : { tier: 'free', status: 'expired', periodEnd: now, graceUntil: null };
};
