import { readFileSync } from 'node:fs';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@famiglia/contract/billing/subscriptions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { addGuild } from '../../testing/test-guild.ts';
import { changeSubscription } from './change-subscription.ts';
import { isArrow, SUBSCRIPTION_EVENTS, type SubscriptionEventName } from './subscription-states.ts';

const EVENTS = Object.keys(SUBSCRIPTION_EVENTS) as SubscriptionEventName[];
const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
/** One guild for each status, so that they can change at the same time. */
const guildIds = new Map<SubscriptionStatus, string>();
beforeAll(async () => {
  context = await createTestContext();
  for (const status of SUBSCRIPTION_STATUSES) {
    const { id: guildId } = await addGuild(context.db, { tier: 'free' });
    await context.db.insert(subscriptions).values({ guildId, ...planOf(status) });
    guildIds.set(status, guildId);
  }
});
afterAll(async () => context.stop());

const planOf = (status: SubscriptionStatus) => {
  const ahead = new Date(context.clock().getTime() + DAY_MS);
  const isFree = status === 'none' || status === 'expired';
  return {
    tier: isFree ? ('free' as const) : ('premium' as const),
    status,
    periodEnd: isFree ? null : ahead,
    graceUntil: status === 'past_due' ? ahead : null,
  };
};

/** The statuses that a plan really takes, by trying all of them. */
const takenFrom = async (from: SubscriptionStatus, event: SubscriptionEventName) => {
  const guildId = guildIds.get(from) ?? '';
  const ofGuild = eq(subscriptions.guildId, guildId);
  const taken: SubscriptionStatus[] = [];
  for (const to of SUBSCRIPTION_STATUSES) {
    try {
      await changeSubscription(context, { guildId, actorId: null, event }, () => planOf(to));
      taken.push(to);
    } catch (error) {
      if (!String(error).includes(`does not become ${to} on ${event}`)) throw error;
    }
    const [plan] = await context.db.select().from(subscriptions).where(ofGuild);
    if (plan?.status !== (taken.includes(to) ? to : from)) throw new Error(`${event} left ${plan?.status}`);
    if (plan.status !== from) await context.db.update(subscriptions).set(planOf(from)).where(ofGuild);
  }
  return taken;
};

test.each(EVENTS)('on %s a plan makes the transitions of the table and no others', async (event) => {
  const taken = await Promise.all(SUBSCRIPTION_STATUSES.map(async (from) => takenFrom(from, event)));
  const arrows = SUBSCRIPTION_STATUSES.map((from) =>
    SUBSCRIPTION_STATUSES.filter((to) => isArrow(from, event, to)),
  );
  expect(taken).toEqual(arrows);
});

test('docs/billing.md shows the same table', () => {
  const page = readFileSync(new URL('../../../../../docs/billing.md', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| (.+?) +\|$/gm)].map(
    ([, event, from, to]) => `${event} ${from} ${to?.replaceAll('`', '')}`,
  );
  const table = EVENTS.filter((event) => event !== 'set').flatMap((event) =>
    SUBSCRIPTION_STATUSES.flatMap((from) => {
      const to = SUBSCRIPTION_STATUSES.filter((status) => isArrow(from, event, status));
      return to.length === 0 ? [] : [`${event} ${from} ${to.join(', ')}`];
    }),
  );
  expect(shown).toEqual(table);
});
