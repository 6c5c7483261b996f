import { billingRoutes } from '@famiglia/contract/billing/billing';
import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { handleNotices } from '../../../billing/notices/handle-notices.ts';
import { receiveBillingNotice } from '../../../billing/notices/receive-billing-notice.ts';
import { reconcileBilling } from '../../../billing/notices/reconcile-billing.ts';
import { cancelOrder, getOrder } from '../../../billing/orders/get-order.ts';
import { openOrder } from '../../../billing/orders/open-order.ts';
import { payRefunds } from '../../../billing/refunds/pay-refunds.ts';
import { setRenewal } from '../../../billing/renewals/change-renewal.ts';
import { cancelSubscription } from '../../../billing/subscriptions/cancel-subscription.ts';
import { resumeSubscription } from '../../../billing/subscriptions/resume-subscription.ts';
import { startTrial } from '../../../billing/subscriptions/start-trial.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

/** The owner, or a leader of the family; the guild on the Free plan has only its owner. */
const buyer = ({ world, dice, person }: Step) => {
  const owner = world.people[0] ?? person;
  return dice.chance(0.5)
    ? { guildId: world.poorGuildId, actor: owner.panel }
    : { guildId: world.guildId, actor: person.panel };
};

const order = async (step: Step): Promise<void> => {
  const { guildId, actor } = buyer(step);
  const months = step.dice.pick([1, 1, 12]);
  const asked = { guildId, months, currency: 'RUB' as const, renew: true, receiptEmail: null };
  const { id } = await openOrder(step.context, actor, asked);
  step.world.orders.push({ guildId, id, actor });
};

const OPEN = 'open an order';

const PAY = 'pay an order';

export const BILLING_ACTIONS: readonly StormAction[] = [
  {
    name: OPEN,
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(billingRoutes.openOrder),
    run: order,
  },
  {
    name: PAY,
    weight: 6,
    who: 'leader',
    refusals: refusalsOf(billingRoutes.openOrder, billingRoutes.order),
    run: async (step) => {
      const { context, world, person, dice, mark, acknowledged } = step;
      if (world.orders.length === 0) await order(step);
      const { guildId, id: orderId, actor } = dice.pick(world.orders);
      if (world.bank.charges.get(orderId)?.status === 'pending') world.bank.pay(orderId);
      const owner = world.people[0] ?? person;
      const notice = {
        body: Buffer.from(`charge of ${orderId}`),
        headers: { signature: 'right', 'notice-id': mark },
      };
      // The provider's word and the payer's return come in any order.
      const [paid] = await Promise.all([
        getOrder(context, owner.panel, { guildId, orderId }),
        receiveBillingNotice(context, world.bank.name, { ...notice, ip: '127.0.0.1' }),
      ]);
      await handleNotices(context);
      if (paid.status !== 'paid') return;
      acknowledged.paidOrders.add(orderId);
      world.payers.push({ guildId, actor });
    },
  },
  {
    name: 'cancel an order',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(billingRoutes.cancelOrder),
    after: [OPEN],
    run: async ({ context, world, person, dice }) => {
      if (world.orders.length === 0) return NOTHING_YET;
      const { guildId, id: orderId } = dice.pick(world.orders);
      await cancelOrder(context, (world.people[0] ?? person).panel, { guildId, orderId });
    },
  },
  {
    name: 'start the trial',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(subscriptionRoutes.startTrial),
    run: async (step) => {
      const { guildId, actor } = buyer(step);
      await startTrial(step.context, actor, { guildId });
    },
  },
  {
    name: 'cancel the plan, or resume it',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(subscriptionRoutes.cancel, subscriptionRoutes.resume),
    run: async (step) => {
      const { guildId, actor } = buyer(step);
      await (step.dice.chance(0.5) ? cancelSubscription : resumeSubscription)(step.context, actor, {
        guildId,
      });
    },
  },
  {
    name: 'choose the renewal',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(billingRoutes.setRenewal),
    after: [PAY],
    run: async ({ context, world, dice }) => {
      if (world.payers.length === 0) return NOTHING_YET;
      const { guildId, actor } = dice.pick(world.payers);
      await setRenewal(context, actor, { guildId, months: dice.pick([1, 12]), currency: 'RUB' });
    },
  },
  {
    name: 'the books are compared with the bank',
    weight: 0.5,
    who: 'anyone',
    refusals: [],
    run: async ({ context }) => {
      await reconcileBilling(context);
      await payRefunds(context);
    },
  },
];
