import { createBillingWorld, HOUR_MS } from '@famiglia/core/billing/testing/billing-world';
import { receiveBillingNotice } from '@famiglia/core/billing/notices/receive-billing-notice';
import { checkProviders } from '@famiglia/core/billing/refusals/check-providers';
import { openOrder } from '@famiglia/core/billing/orders/open-order';
import { metricsRegistry } from '@famiglia/core/platform/metrics/metrics';
import { expect, onTestFinished, test } from 'vitest';
import { buildHealthApi } from './health-routes.ts';

test('charges by result, refused notices, problems with their age and overdue renewals are measured', async () => {
  const world = await createBillingWorld();
  const { context, bank } = world;
  const app = buildHealthApi(context, { checks: {} });
  onTestFinished(async () => {
    await app.close();
    await context.stop();
  });
  metricsRegistry.getSingleMetric('famiglia_charges_total')?.reset();
  metricsRegistry.getSingleMetric('famiglia_notices_refused_total')?.reset();
  const lines = async () => (await app.inject('/metrics')).body.split('\n');

  const family = await world.newFamily();
  await world.buy(family);
  const forged = { body: Buffer.from('x'), headers: { signature: 'wrong' }, ip: '127.0.0.1' };
  await expect(receiveBillingNotice(context, bank.name, forged)).rejects.toThrow('notice_not_verified');
  bank.setRefusing(true);
  await checkProviders(context);
  const other = await world.newFamily();
  const term = { months: 1, currency: 'RUB', renew: true, receiptEmail: null } as const;
  await expect(openOrder(context, other.owner, { ...term, guildId: other.guildId })).rejects.toThrow(
    'payment_provider_refused',
  );
  expect(await lines()).toContain('famiglia_renewals_overdue 0');
  await world.makeRenewalDue(family.guildId);
  context.travel(2 * HOUR_MS);
  const measured = await lines();
  for (const figure of [
    'famiglia_charges_total{provider="test_bank",result="paid"} 1',
    'famiglia_charges_total{provider="test_bank",result="refused"} 1',
    'famiglia_notices_refused_total{provider="test_bank",reason="forged"} 1',
    'famiglia_billing_problems{kind="provider_refuses"} 1',
    'famiglia_billing_problems{kind="dispute"} 0',
    'famiglia_billing_problem_oldest_seconds 7200',
    'famiglia_renewals_overdue 1',
  ])
    expect(measured).toContain(figure);
});
