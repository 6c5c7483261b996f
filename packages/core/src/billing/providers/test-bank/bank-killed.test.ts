import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { discordActor } from '../../../testing/test-actor.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { addGuild } from '../../../testing/test-guild.ts';
import { reconcileBilling } from '../../notices/reconcile-billing.ts';
import { openOrder } from '../../orders/open-order.ts';
import { getBilling } from '../../renewals/get-billing.ts';
import { createTestBank } from './test-bank.ts';

test('paid, and killed before the notice: after the restart the reconciliation opens Premium once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bank-killed-'));
  onTestFinished(async () => rm(dataDir, { recursive: true, force: true }));
  const context = await createTestContext();
  onTestFinished(async () => context.stop());
  const startBank = async () => {
    const sandbox = await startSandbox({ port: 0, redirectUris: ['http://panel.test/'], dataDir });
    onTestFinished(async () => sandbox.stop());
    const bank = createTestBank(sandbox.bank);
    Object.assign(context, { billing: new Map([[bank.name, bank]]) });
    return createSandboxClient(sandbox.url);
  };
  const people = await startBank();
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const owner = discordActor(ownerId);
  const term = { guildId, months: 1, currency: 'RUB', renew: true, receiptEmail: null } as const;
  const order = await openOrder(context, owner, term);
  await people.atBank(order.page_url ?? '', 'pay');

  // The bank that took the money is not stopped: like a killed one, it keeps only what it has written.
  await startBank();
  expect(await getBilling(context, owner, { guildId })).toMatchObject({ subscription: { tier: 'free' } });
  context.travel(2 * 60 * 1000);
  await reconcileBilling(context);
  await reconcileBilling(context);
  const { subscription, receipts, renewal } = await getBilling(context, owner, { guildId });
  expect(subscription).toMatchObject({ tier: 'premium', status: 'active' });
  expect(receipts).toHaveLength(1);
  expect(renewal?.method).toBe('Visa •• 4242');
});
