import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activity } from '../../platform/db/schema/activity.ts';
import {
  payments,
  subscriptionHistory,
  subscriptionReminders,
  subscriptions,
} from '../../platform/db/schema/subscriptions.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { JobPostponed } from '../../platform/jobs/job-postponed.ts';
import { panelActor } from '../../testing/test-actor.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild } from '../../testing/test-guild.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { getSubscription, listSubscriptionHistory } from './get-subscription.ts';
import { remindOfPlanEnd } from '../renewals/remind-of-plan-end.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { startTrial } from './start-trial.ts';

// A check violation, by PostgreSQL's error code.
const violation = { cause: expect.objectContaining({ code: '23514' }) };
const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const freeGuild = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  return { guildId, owner: panelActor(ownerId), ownerId };
};

describe('the trial', () => {
  test('lasts seven days, once', async () => {
    const { guildId, owner } = await freeGuild();
    expect(await getSubscription(context, owner, { guildId })).toMatchObject({ trial_available: true });
    const started = await startTrial(context, owner, { guildId });
    const end = new Date(context.clock().getTime() + 7 * DAY_MS).toISOString();
    expect(started).toMatchObject({
      tier: 'premium',
      status: 'trial',
      period_end: end,
      trial_available: false,
    });
    await expect(startTrial(context, owner, { guildId })).rejects.toMatchObject({ code: 'already_premium' });
    context.travel(7 * DAY_MS);
    expect(await getSubscription(context, owner, { guildId })).toMatchObject({
      tier: 'free',
      status: 'expired',
    });
    await expect(startTrial(context, owner, { guildId })).rejects.toMatchObject({
      code: 'trial_already_used',
    });
  });

  test('ten managers at the same moment start one', async () => {
    const { guildId, owner } = await freeGuild();
    const presses = await Promise.allSettled(
      Array.from({ length: 10 }, async () => startTrial(context, owner, { guildId })),
    );
    expect(presses.filter((press) => press.status === 'fulfilled')).toHaveLength(1);
  });

  test('continues to its end when cancelled, and can be resumed as a trial', async () => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    expect(await cancelSubscription(context, owner, { guildId })).toMatchObject({
      tier: 'premium',
      status: 'canceled',
    });
    await expect(cancelSubscription(context, owner, { guildId })).rejects.toMatchObject({
      code: 'nothing_to_cancel',
    });
    expect(await resumeSubscription(context, owner, { guildId })).toMatchObject({ status: 'trial' });
    await cancelSubscription(context, owner, { guildId });
    context.travel(7 * DAY_MS);
    await expect(resumeSubscription(context, owner, { guildId })).rejects.toMatchObject({
      code: 'nothing_to_resume',
    });
  });
});

describe('expiry', () => {
  test('ends expired plans once, publishes it, and leaves the others', async () => {
    const ending = await freeGuild();
    await startTrial(context, ending.owner, ending);
    const endless = await addGuild(context.db);
    context.travel(7 * DAY_MS);
    await expireSubscriptions(context);
    await expireSubscriptions(context);
    const [row] = await context.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.guildId, ending.guildId));
    expect(row).toMatchObject({ tier: 'free', status: 'expired' });
    const [kept] = await context.db.select().from(subscriptions).where(eq(subscriptions.guildId, endless.id));
    expect(kept).toMatchObject({ tier: 'premium', status: 'active' });
    const history = await listSubscriptionHistory(context, ending.owner, ending);
    expect(history.items.map((change) => [change.actor?.id ?? null, change.after.status])).toEqual([
      [null, 'expired'],
      [ending.ownerId, 'trial'],
    ]);
    const told = await context.db.select().from(activity).where(eq(activity.guildId, ending.guildId));
    expect(told.map((entry) => entry.type)).toEqual(['subscription.trial_started', 'subscription.expired']);
  });
});

test('the jobs of expiry and reminders stop between two guilds when their time is over', async () => {
  const guilds = [await freeGuild(), await freeGuild(), await freeGuild()];
  for (const guild of guilds) await startTrial(context, guild.owner, guild);
  const ids = guilds.map(({ guildId }) => guildId);
  const countExpired = async () =>
    context.db.$count(
      subscriptions,
      and(inArray(subscriptions.guildId, ids), eq(subscriptions.status, 'expired')),
    );
  const reminded = async () =>
    context.db.$count(subscriptionReminders, inArray(subscriptionReminders.guildId, ids));
  /** A context whose bus ends the run at the first published event. */
  const endedByFirst = () => {
    const over = new AbortController();
    const publish: typeof context.bus.publish = async (tx, event) => {
      await context.bus.publish(tx, event);
      over.abort();
    };
    return [{ ...context, bus: { ...context.bus, publish } }, over.signal] as const;
  };
  context.travel(6 * DAY_MS);
  await expect(remindOfPlanEnd(...endedByFirst())).rejects.toBeInstanceOf(JobPostponed);
  const first = await reminded();
  expect(first).toBeLessThanOrEqual(2);
  await remindOfPlanEnd(context);
  expect(await reminded()).toBeGreaterThan(first);

  context.travel(DAY_MS);
  await expect(expireSubscriptions(...endedByFirst())).rejects.toBeInstanceOf(JobPostponed);
  expect(await countExpired()).toBe(1);
  await expireSubscriptions(context);
  expect(await countExpired()).toBe(3);
});

describe('the refund', () => {
  test('is the unused share within 14 days of a payment, and zero later', async () => {
    const { guildId, owner } = await freeGuild();
    const paidAt = context.clock();
    const periodEnd = new Date(paidAt.getTime() + 30 * DAY_MS);
    await context.db.insert(payments).values({
      guildId,
      provider: 'manual',
      providerReference: 'receipt 1',
      amountMinor: 89_900,
      currency: 'RUB',
      paidAt,
      periodStart: paidAt,
      periodEnd,
    });
    await context.db.insert(subscriptions).values({ guildId, tier: 'premium', status: 'active', periodEnd });
    const refund = async () => (await getSubscription(context, owner, { guildId })).refund;
    expect(await refund()).toEqual({ amount_minor: 89_900, currency: 'RUB' });
    context.travel(10 * DAY_MS);
    expect(await refund()).toEqual({ amount_minor: 59_933, currency: 'RUB' });
    context.travel(4 * DAY_MS + 1);
    expect(await refund()).toBeNull();
  });
});

describe('the database', () => {
  test('refuses changes of the history', async () => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    const ours = eq(subscriptionHistory.guildId, guildId);
    const refusal = { cause: expect.objectContaining({ code: '23001' }) };
    await expect(
      context.db.update(subscriptionHistory).set({ reason: '' }).where(ours),
    ).rejects.toMatchObject(refusal);
    await expect(context.db.delete(subscriptionHistory).where(ours)).rejects.toMatchObject(refusal);
    await context.db.delete(guilds).where(eq(guilds.id, guildId));
    expect(await context.db.select().from(subscriptionHistory).where(ours)).toEqual([]);
  });

  test('refuses Premium without an active status', async () => {
    const { guildId } = await freeGuild();
    await expect(
      context.db.insert(subscriptions).values({ guildId, tier: 'premium', status: 'expired' }),
    ).rejects.toMatchObject(violation);
    await expect(
      context.db.insert(subscriptions).values({ guildId, tier: 'premium', status: 'trial' }),
    ).rejects.toMatchObject(violation);
  });
});
