import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, newId } from '../testing/test-guild.ts';
import { signInActor } from '../testing/test-session.ts';
import { getAdminStats } from './get-admin-stats.ts';
import { recordPayment } from './manual-payments.ts';
import { setSubscription } from './set-subscription.ts';

const ADMIN = newId();
const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext({ config: { siteAdminIds: new Set([ADMIN]) } });
});
afterAll(async () => context.stop());

const readPremium = async () => {
  const { totals, series } = await getAdminStats(context, await signInActor(context, ADMIN), {});
  return { now: totals.premium, days: series.premium.slice(-5).map(({ value }) => value) };
};
const set = async (guildId: string, plan: { tier: 'free' | 'premium'; status: 'active' | 'expired' }) =>
  setSubscription(context, await signInActor(context, ADMIN), {
    guildId,
    ...plan,
    periodEnd: null,
    reason: 'test',
  });

test('Premium without an end is counted on each of its days, and a paid month no longer than it lasts', async () => {
  const [unlimited, paid] = [
    (await addGuild(context.db, { tier: 'free' })).id,
    (await addGuild(context.db, { tier: 'free' })).id,
  ];
  await set(unlimited, { tier: 'premium', status: 'active' });
  await recordPayment(context, await signInActor(context, ADMIN), {
    guildId: paid,
    amountMinor: 89_900,
    currency: 'RUB',
    months: 1,
    reference: 'a month',
  });
  context.travel(2 * DAY_MS);
  expect(await readPremium()).toEqual({ now: 2, days: [0, 0, 2, 2, 2] });
  context.travel(40 * DAY_MS);
  expect(await readPremium()).toEqual({ now: 1, days: [1, 1, 1, 1, 1] });
  await set(unlimited, { tier: 'free', status: 'expired' });
  expect(await readPremium()).toEqual({ now: 0, days: [1, 1, 1, 1, 0] });
});
