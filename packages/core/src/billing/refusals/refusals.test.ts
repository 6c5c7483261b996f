import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProviderRefused } from '../../platform/billing-provider.ts';
import { providerRefusals } from '../../platform/db/schema/billing.ts';
import { newId } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { openOrder } from '../orders/open-order.ts';
import { listBillingProblems } from '../problems/find-problems.ts';
import { createBillingWorld, MONTHLY, type BillingWorld } from '../testing/billing-world.ts';
import { createMemoryProvider } from '../testing/memory-provider.ts';
import { checkProviders } from './check-providers.ts';
import { watchProviders } from './watch-providers.ts';

const ADMIN = newId();
let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld(ADMIN);
});
afterAll(async () => world.context.stop());
beforeEach(async () => {
  world.bank.setRefusing(false);
  await world.context.db.delete(providerRefusals);
});

const cases = async () =>
  (await listBillingProblems(world.context, await signInActor(world.context, ADMIN), {})).items.filter(
    ({ kind }) => kind === 'provider_refuses',
  );
const tryToBuy = async () => {
  const { guildId, owner } = await world.newFamily();
  return openOrder(world.context, owner, { ...MONTHLY, guildId });
};

test('wrong keys are found by the check after a start: one log line and one problem, however often it is checked; it ends by itself', async () => {
  const error = vi.spyOn(world.context.log, 'error');
  world.bank.setRefusing(true);
  await Promise.all([checkProviders(world.context), checkProviders(world.context)]);
  await checkProviders(world.context);
  await expect(tryToBuy()).rejects.toThrow('payment_provider_refused');
  expect(error.mock.calls.map(([about]) => about)).toEqual([
    { provider: 'test_bank', call: 'checkKeys', refusal: 'shop_closed', words: 'Closed' },
  ]);
  error.mockRestore();
  expect(await cases()).toMatchObject([
    { provider: 'test_bank', guild: null, refusal: { reason: 'shop', code: 'shop_closed', words: 'Closed' } },
  ]);
  world.bank.setRefusing(false);
  await checkProviders(world.context);
  expect(await cases()).toEqual([]);
  world.bank.setRefusing(true);
  await checkProviders(world.context);
  expect(await cases()).toHaveLength(1);
});

test('a provider that does not answer is no problem, and ends none', async () => {
  world.bank.setRefusing(true);
  await checkProviders(world.context);
  world.bank.setAway(true);
  await checkProviders(world.context);
  world.bank.setAway(false);
  expect(await cases()).toHaveLength(1);
});

test('a missing right ends with the call that needed it, not with a check of keys that are right', async () => {
  const bank = createMemoryProvider(() => world.context.clock());
  let allowed = false;
  const portalUrl = async (): Promise<string> => {
    if (allowed) return 'https://bank.test';
    throw new ProviderRefused('test_bank', {
      code: 'no_portal',
      words: 'sk_live_secret of yours has no portal',
      reason: 'method_page',
    });
  };
  const watched = watchProviders(new Map([[bank.name, { ...bank, portalUrl }]]), world.context);
  const ask = async () => watched.get('test_bank')?.portalUrl?.('customer', 'https://back.test');
  await expect(ask()).rejects.toThrow('no_portal');
  await watched.get('test_bank')?.checkKeys();
  const [found] = await cases();
  expect(found?.refusal).toEqual({
    reason: 'method_page',
    code: 'no_portal',
    words: '… of yours has no portal',
  });
  allowed = true;
  await ask();
  expect(await cases()).toEqual([]);
});

test('a provider that was removed from the settings is no longer a problem', async () => {
  world.bank.setRefusing(true);
  await checkProviders(world.context);
  await checkProviders({ ...world.context, billing: new Map() });
  expect(await cases()).toEqual([]);
});
