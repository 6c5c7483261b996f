import type { Actor } from '@famiglia/core/platform/actor';
import { answerLines, createProgramContext } from '../../testing/program-context.ts';
import { handleNotices } from '@famiglia/core/billing/notices/handle-notices';
import { MONTHLY_PRICES } from '@famiglia/core/billing/orders/offers';
import { openOrder } from '@famiglia/core/billing/orders/open-order';
import { createTestBank } from '@famiglia/core/billing/providers/test-bank/test-bank';
import { payRefunds } from '@famiglia/core/billing/refunds/pay-refunds';
import { requestRefund } from '@famiglia/core/billing/refunds/request-refund';
import { renewSubscriptions } from '@famiglia/core/billing/renewals/renew-subscriptions';

// Famiglia in a separate process: takes one step of a payment for each line of standard input, until it is killed.
const [connectionString = '', apiUrl = '', secretKey = '', noticeSecret = ''] = process.argv.slice(2);
let now = new Date();
const clock = (): Date => now;
const bank = createTestBank({ apiUrl, secretKey, noticeSecret, clock });
const base = await createProgramContext(connectionString, clock);
const context = {
  ...base,
  billing: new Map([[bank.name, bank]]),
  config: { ...base.config, prices: MONTHLY_PRICES },
};

export interface Step {
  name: 'open order' | 'handle notices' | 'renew' | 'ask for refund' | 'pay refunds';
  now: string;
  guildId: string;
  actor: Actor;
}

const STEPS: Record<Step['name'], (step: Step) => Promise<unknown>> = {
  'open order': async ({ guildId, actor }) =>
    openOrder(context, actor, { guildId, months: 1, currency: 'RUB', renew: true, receiptEmail: null }),
  'handle notices': async () => handleNotices(context),
  renew: async () => renewSubscriptions(context),
  'ask for refund': async ({ guildId, actor }) =>
    requestRefund(context, actor, { guildId, amountMinor: 89_900, currency: 'RUB' }),
  'pay refunds': async () => payRefunds(context),
};

await answerLines(async (line) => {
  const step = JSON.parse(line) as Step;
  now = new Date(step.now);
  await STEPS[step.name](step);
  return {};
});
