import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { billingNotices, orders, renewals } from '../../platform/db/schema/billing.ts';
import { payments, refunds } from '../../platform/db/schema/subscriptions.ts';
import { startProgram } from '../../testing/start-program.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addGuild } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { reconcileBilling } from '../notices/reconcile-billing.ts';
import { openOrder } from '../orders/open-order.ts';
import { openBankLine } from '../providers/testing/bank-line.ts';
import { createTestBank } from '../providers/test-bank/test-bank.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import type { Step } from '../testing/billing-program.ts';
import { getBilling } from './get-billing.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';
import { sweepScreenshotFilesJob } from '../../screenshots/intake/sweep-screenshot-files.ts';

// A real process is killed with SIGKILL in the middle of each step: while it waits for the bank, or inside a transaction
// that hangs on a lock. What the next process finds must lead to one charge, one period and one refund.

const DAY_MS = 24 * 60 * 60 * 1000;
const TERM = { months: 1, currency: 'RUB', renew: true, receiptEmail: null } as const;

let context: TestContext;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let line: Awaited<ReturnType<typeof openBankLine>>;
let next: ReturnType<typeof startVictim>;

const startVictim = async () => {
  const { secretKey, noticeSecret } = sandbox.bank;
  const program = new URL('../testing/billing-program.ts', import.meta.url);
  return startProgram(program, [context.connectionString, line.url, secretKey, noticeSecret]);
};

beforeAll(async () => {
  context = await createTestContext();
  sandbox = await startSandbox({
    port: 0,
    redirectUris: ['http://panel.test/'],
    clock: () => context.clock().getTime(),
  });
  line = await openBankLine(sandbox.bank.apiUrl);
  const bank = createTestBank({ ...sandbox.bank, apiUrl: line.url });
  Object.assign(context, { billing: new Map([[bank.name, bank]]) });
  // The first process creates the queues; two at once would conflict.
  await context.jobs.send(context.db, sweepScreenshotFilesJob, {});
  next = startVictim();
});
afterAll(async () => {
  await (await next).kill();
  await line.stop();
  await sandbox.stop();
  await context.stop();
});

const newFamily = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  return { guildId, ownerId, owner: await signInActor(context, ownerId) };
};
type Family = Awaited<ReturnType<typeof newFamily>>;

/** Pays on the page, and the bank's notice is stored; nobody has looked at it yet. */
const payOnPage = async ({ guildId, owner }: Family): Promise<void> => {
  const order = await openOrder(context, owner, { ...TERM, guildId });
  await createSandboxClient(sandbox.url).atBank(order.page_url ?? '', 'pay');
  const [row] = await context.db.select().from(orders).where(eq(orders.id, order.id));
  const chargeReference = row?.providerReference ?? '';
  await context.db.insert(billingNotices).values({
    provider: 'test_bank',
    noticeId: `about ${order.id}`,
    chargeReference,
    receivedAt: context.clock(),
  });
};
const buy = async (family: Family): Promise<void> => {
  await payOnPage(family);
  await reconcileBilling(context);
};
const askForRefund = async ({ guildId, ownerId }: Family) =>
  requestRefund(context, await signInActor(context, ownerId), {
    guildId,
    amountMinor: 89_900,
    currency: 'RUB',
  });

/** What the next process does by itself, within a quarter of an hour. */
const recover = async (): Promise<void> => {
  for (let run = 0; run < 3; run += 1) {
    context.travel(5 * 60 * 1000);
    await renewSubscriptions(context);
    await reconcileBilling(context);
  }
};

/** The charges at the bank for this family, and our ledger. */
const moneyOf = async ({ guildId }: Family) => {
  const { db } = context;
  const own = await db.select({ id: orders.id }).from(orders).where(eq(orders.guildId, guildId));
  const answers = await Promise.all(
    [...line.payments].map(async (id) => {
      const headers = { authorization: `Bearer ${sandbox.bank.secretKey}` };
      const answer = await fetch(`${sandbox.bank.apiUrl}/payments/${id}`, { headers });
      return (await answer.json()) as { order_id: string; status: string; refunded_minor: number };
    }),
  );
  const charged = answers.filter(
    ({ order_id, status }) => status === 'paid' && own.some(({ id }) => id === order_id),
  );
  const paid = await db.select().from(payments).where(eq(payments.guildId, guildId));
  const back = await db.select().from(refunds).where(eq(refunds.guildId, guildId));
  return {
    charges: charged.length,
    payments: paid.length,
    months: paid.reduce((sum, { months }) => sum + (months ?? 0), 0),
    returned: charged.reduce((sum, { refunded_minor }) => sum + refunded_minor, 0),
    refunded: back.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
};

/** Lets the victim take the step, and kills it where it hangs. */
const killDuring = async (
  name: Step['name'],
  { guildId, ownerId }: Family,
  at: 'before' | 'after' | { locked: string },
): Promise<void> => {
  const victim = await next;
  const actor = await signInActor(context, ownerId);
  const step: Step = { name, now: context.clock().toISOString(), guildId, actor };
  if (typeof at === 'string') {
    const held = line.holdNext(at);
    victim.send(step);
    await held;
    await victim.kill();
  } else {
    await context.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`lock table ${at.locked} in share row exclusive mode`));
      victim.send(step);
      await vi.waitFor(
        async () => {
          const { rows } = await context.db.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 20_000, interval: 20 },
      );
      await victim.kill();
    });
  }
  next = startVictim();
};

test.for([
  ['the page was opened at the bank', 'open order', 'after'],
  ['the payment is written, but not committed', 'handle notices', { locked: 'subscription_history' }],
  ['the payment is committed, but the notice not marked', 'handle notices', { locked: 'billing_notices' }],
] as const)('kill -9 when %s: paid once, and Premium is open', async ([, step, at]) => {
  const family = await newFamily();
  if (step === 'handle notices') await payOnPage(family);
  await killDuring(step, family, at);
  if (step === 'open order') await payOnPage(family);
  await recover();
  expect(await moneyOf(family)).toMatchObject({ charges: 1, payments: 1, months: 1 });
  const { subscription, renewal } = await getBilling(context, family.owner, { guildId: family.guildId });
  expect(subscription).toMatchObject({ tier: 'premium', status: 'active' });
  expect(renewal?.method).toBe('Visa •• 4242');
});

test.for([
  ['the bank was not yet asked to charge', 'before'],
  ['the bank has charged, and its answer is lost', 'after'],
  ['the period is written, but not committed', { locked: 'subscription_history' }],
] as const)('kill -9 in a renewal when %s: charged once, for one more month', async ([, at]) => {
  // Only this family is due.
  await context.db.delete(renewals);
  const family = await newFamily();
  await buy(family);
  context.travel(30 * DAY_MS + DAY_MS / 2);
  await killDuring('renew', family, at);
  await recover();
  expect(await moneyOf(family)).toMatchObject({ charges: 2, payments: 2, months: 2 });
  const { subscription, renewal } = await getBilling(context, family.owner, { guildId: family.guildId });
  expect(subscription.status).toBe('active');
  expect(Date.parse(renewal?.next_charge_at ?? '')).toBeGreaterThan(context.clock().getTime() + 27 * DAY_MS);
});

test('kill -9 while a refund is asked for: nothing ended, and it can be asked for again', async () => {
  const family = await newFamily();
  await buy(family);
  await killDuring('ask for refund', family, { locked: 'subscription_history' });
  await recover();
  expect(await moneyOf(family)).toMatchObject({ charges: 1, returned: 0, refunded: 0 });
  const { subscription } = await getBilling(context, family.owner, { guildId: family.guildId });
  expect(subscription.tier).toBe('premium');
  await askForRefund(family);
  await recover();
  expect(await moneyOf(family)).toMatchObject({ charges: 1, returned: 89_900, refunded: 89_900 });
});

test.for([
  ['the bank has paid it, and its answer is lost', 'after'],
  ['it is being written into the ledger', { locked: 'refunds' }],
] as const)('kill -9 in a refund when %s: paid back once, and in the ledger', async ([, at]) => {
  const family = await newFamily();
  await buy(family);
  await askForRefund(family);
  await killDuring('pay refunds', family, at);
  await recover();
  expect(await moneyOf(family)).toMatchObject({ charges: 1, returned: 89_900, refunded: 89_900 });
  const { subscription } = await getBilling(context, family.owner, { guildId: family.guildId });
  expect(subscription.tier).toBe('free');
});
