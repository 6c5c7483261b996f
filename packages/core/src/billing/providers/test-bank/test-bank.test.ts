import { randomUUID } from 'node:crypto';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { chargeKept, openPage } from '../testing/as-engine.ts';
import { describeBillingProvider } from '../testing/billing-provider-contract.ts';
import { startTestBankWorld } from '../testing/test-bank-world.ts';
import { createTestBank } from './test-bank.ts';

describeBillingProvider('test bank', startTestBankWorld);

const newOrder = () => ({
  id: randomUUID(),
  guildId: '1',
  guildName: 'La Famiglia',
  months: 1,
  money: { amount_minor: 89_900, currency: 'RUB' as const },
  receiptEmail: null,
  renews: true,
  customerReference: null,
  language: 'ru' as const,
  createdAt: new Date(),
});

test('a card that expires before the renewal pays once, until its owner changes it on the bank’s page', async () => {
  const sandbox = await startSandbox({ port: 0, redirectUris: ['https://famiglia.example/'] });
  onTestFinished(async () => sandbox.stop());
  const people = createSandboxClient(sandbox.url);
  const bank = createTestBank(sandbox.bank);
  const page = await openPage(bank, newOrder(), 'https://famiglia.example/');
  await people.atBank(page.url ?? '', 'pay', 'expiring');
  const { method } = await bank.findCharge(page.reference);
  if (!method) throw new Error('The card was not kept');
  expect(await chargeKept(bank, newOrder(), method)).toMatchObject({ failure: 'card_expired' });
  const cardPage = await bank.portalUrl?.(method.customerReference ?? '', 'https://famiglia.example/');
  await people.atBank(cardPage ?? '', 'pay', 'good');
  expect(await chargeKept(bank, newOrder(), method)).toMatchObject({
    status: 'paid',
    method: { label: 'Visa •• 4242' },
  });
});
