import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { assert as check, integer, property } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { activity } from '../../platform/db/schema/activity.ts';
import { loginCounts, loginHistory, users } from '../../platform/db/schema/auth.ts';
import { deliveryRequests } from '../../platform/db/schema/deliveries.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';
import { JobPostponed } from '../../platform/jobs/job-postponed.ts';
import { enterPayment } from '../payments/manual-entries.ts';
import { dropOldLogins } from '../../privacy/drop-old-logins.ts';
import { panelActor } from '../../testing/test-actor.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild, addUser } from '../../testing/test-guild.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { refundNow } from './refund.ts';
import { remindOfPlanEnd } from '../renewals/remind-of-plan-end.ts';
import { startTrial } from './start-trial.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let context: TestContext;
beforeAll(async () => {
  // A time zone with daylight saving: a plan must not depend on it.
  vi.stubEnv('TZ', 'Europe/Berlin');
  context = await createTestContext({ now: new Date('2027-02-20T00:00:00Z') });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await context.stop();
});

const freeGuild = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  return { guildId, owner: panelActor(ownerId) };
};
const tierOf = async (guildId: string, userId: string) =>
  (await context.access.inGuild(userId, guildId))?.subscription.tier;
/** The worker's job of every minute. */
const tick = async () => {
  await expireSubscriptions(context);
  await remindOfPlanEnd(context);
};
/** Advances the time, with one run of the worker in each step. */
const live = async (totalMs: number, stepMs = HOUR_MS) => {
  for (let passed = 0; passed < totalMs; passed += stepMs) {
    context.travel(Math.min(stepMs, totalMs - passed));
    await tick();
  }
};
/** What Discord is to be told, in order: the days that are left, and the end. */
const newsOf = async (guildId: string) => {
  const asked = await context.db
    .select({ subject: deliveryRequests.subject })
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'plan_end')))
    .orderBy(deliveryRequests.id);
  return asked.map(({ subject }) => subject);
};
const planOf = async (guildId: string) =>
  (await context.db.select().from(subscriptions).where(eq(subscriptions.guildId, guildId)))[0];
const endings = async (guildId: string) =>
  (await context.db.select().from(activity).where(eq(activity.guildId, guildId))).filter(
    ({ type }) => type === 'subscription.expired',
  );

describe('a plan over time', () => {
  test('a trial has two reminders and one end, each told once', async () => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    await live(5 * DAY_MS - HOUR_MS, 6 * HOUR_MS);
    expect(await newsOf(guildId)).toEqual([]);
    await live(HOUR_MS);
    expect(await newsOf(guildId)).toEqual(['2']);
    await live(DAY_MS);
    expect(await newsOf(guildId)).toEqual(['2', '1']);
    await live(DAY_MS);
    expect(await newsOf(guildId)).toEqual(['2', '1', 'ended']);
    expect(await planOf(guildId)).toMatchObject({ tier: 'free', status: 'expired' });
    await live(DAY_MS, 6 * HOUR_MS);
    expect(await endings(guildId)).toHaveLength(1);
  });

  test('a cancelled plan has reminders too, and keeps the rest of its period', async () => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    await cancelSubscription(context, owner, { guildId });
    await live(7 * DAY_MS - 1, 6 * HOUR_MS);
    expect(await newsOf(guildId)).toEqual(['2', '1']);
    expect(await planOf(guildId)).toMatchObject({ tier: 'premium', status: 'canceled' });
    await live(1);
    expect(await planOf(guildId)).toMatchObject({ tier: 'free' });
  });

  test('two workers at the same moment remind once', async () => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    context.travel(5.5 * DAY_MS);
    await Promise.all([remindOfPlanEnd(context), remindOfPlanEnd(context)]);
    expect(await newsOf(guildId)).toEqual(['2']);
  });

  test.each([
    ['six days: only the nearest reminder is left', 6.5, ['1'], 'premium'],
    ['a week: it has ended, and nobody is reminded of the past', 8, ['ended'], 'free'],
  ])('a process that was down for %s', async (_name, days, news, tier) => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    context.travel(days * DAY_MS);
    await tick();
    await tick();
    expect(await newsOf(guildId)).toEqual(news);
    expect((await planOf(guildId))?.tier).toBe(tier);
  });

  test('while the process is down, access still ends on time', async () => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    const userId = owner.kind === 'user' ? owner.userId : '';
    context.travel(7 * DAY_MS - 1);
    expect(await tierOf(guildId, userId)).toBe('premium');
    context.travel(1);
    expect(await tierOf(guildId, userId)).toBe('free');
  });
});

const pay = async (guildId: string, reference: string) =>
  enterPayment(context, {
    guildId,
    reference: `${guildId} ${reference}`,
    amountMinor: 1990,
    currency: 'USD',
    months: 1,
    recordedBy: null,
  });

describe('renewal', () => {
  test('over leap days and both clock changes, monthly payments leave no gap', async () => {
    context.travel(Date.parse('2028-01-31T00:30:00Z') - context.clock().getTime());
    const { guildId } = await freeGuild();
    await pay(guildId, '0');
    const ends: string[] = [];
    for (let month = 1; month <= 12; month += 1) {
      const end = (await planOf(guildId))?.periodEnd ?? new Date(0);
      ends.push(end.toISOString());
      // Paid on the last day, as people do.
      context.travel(end.getTime() - HOUR_MS - context.clock().getTime());
      await tick();
      await pay(guildId, String(month));
      context.travel(HOUR_MS);
      await tick();
      expect(await planOf(guildId)).toMatchObject({ tier: 'premium', status: 'active' });
    }
    expect(ends.map((end) => end.slice(0, 16))).toEqual([
      '2028-02-29T00:30',
      '2028-03-31T00:30',
      '2028-04-30T00:30',
      '2028-05-31T00:30',
      '2028-06-30T00:30',
      '2028-07-31T00:30',
      '2028-08-31T00:30',
      '2028-09-30T00:30',
      '2028-10-31T00:30',
      '2028-11-30T00:30',
      '2028-12-31T00:30',
      '2029-01-31T00:30',
    ]);
    expect(await endings(guildId)).toEqual([]);
    // Each end had its reminders: a renewal removes none of the next one's.
    expect(await newsOf(guildId)).toHaveLength(12);
  });

  test('a payment during the trial starts when the trial ends', async () => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    const trialEnd = (await planOf(guildId))?.periodEnd?.getTime() ?? 0;
    await pay(guildId, 'early');
    const end = (await planOf(guildId))?.periodEnd?.getTime() ?? 0;
    expect(end - trialEnd).toBeGreaterThanOrEqual(28 * DAY_MS);
    expect(await planOf(guildId)).toMatchObject({ status: 'active' });
  });

  test('a payment after the end starts now', async () => {
    const { guildId, owner } = await freeGuild();
    await startTrial(context, owner, { guildId });
    await live(20 * DAY_MS, 5 * DAY_MS);
    expect(await planOf(guildId)).toMatchObject({ status: 'expired' });
    await pay(guildId, 'back');
    expect((await planOf(guildId))?.periodEnd?.getTime()).toBeGreaterThan(
      context.clock().getTime() + 27 * DAY_MS,
    );
  });
});

const payment = (amountMinor: number, days: number) => ({
  amountMinor,
  currency: 'RUB' as const,
  paidAt: new Date(0),
  periodStart: new Date(0),
  periodEnd: new Date(days * DAY_MS),
});

describe('the refund', () => {
  test('is in whole minor units, never exceeds the payment, and never grows', () => {
    const day = integer({ min: 0, max: 14 * DAY_MS });
    check(
      property(
        integer({ min: 1, max: 100_000_000 }),
        integer({ min: 15, max: 731 }),
        day,
        day,
        (amount, days, one, other) => {
          const at = (ms: number) => refundNow(payment(amount, days), new Date(ms))?.amount_minor ?? 0;
          const [early, late] = [at(Math.min(one, other)), at(Math.max(one, other))];
          expect(Number.isInteger(early)).toBe(true);
          expect(early).toBeLessThanOrEqual(amount);
          expect(late).toBeLessThanOrEqual(early);
          expect(late).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test.each([
    ['RUB', 89_900, 15, 44_950],
    ['USD', 1990, 10, 1327],
    ['USD', 1990, 20, 663],
  ] as const)('%s %i with %i of 30 days used', (currency, amount, used, left) => {
    // The payment is late, so that the 14 days do not decide.
    const paidAt = new Date(Math.max(0, used - 14) * DAY_MS);
    expect(refundNow({ ...payment(amount, 30), currency, paidAt }, new Date(used * DAY_MS))).toEqual({
      amount_minor: left,
      currency,
    });
  });

  test('is the whole price before the paid time begins', () => {
    const ahead = { ...payment(89_900, 60), periodStart: new Date(30 * DAY_MS) };
    expect(refundNow(ahead, new Date(DAY_MS))).toEqual({ amount_minor: 89_900, currency: 'RUB' });
  });

  test('stays the same until the day is over, so that what somebody reads is what they get', () => {
    const paid = payment(89_900, 30);
    const startOfDay = refundNow(paid, new Date(2 * DAY_MS));
    expect(refundNow(paid, new Date(3 * DAY_MS - 1))).toEqual(startOfDay);
    expect(refundNow(paid, new Date(3 * DAY_MS))).not.toEqual(startOfDay);
  });
});

test('sign-ins older than 180 days are deleted; newer ones and the time of the last one stay', async () => {
  const userId = await addUser(context.db);
  const signedIn = async () =>
    context.db.insert(loginHistory).values({
      userId,
      sessionId: randomUUID(),
      at: context.clock(),
      ip: '203.0.113.9',
      countryCode: 'UZ',
      userAgent: 'test',
    });
  await signedIn();
  context.travel(DAY_MS);
  await signedIn();
  const last = context.clock();
  context.travel(179 * DAY_MS + 1);
  await expect(dropOldLogins(context, AbortSignal.abort())).rejects.toBeInstanceOf(JobPostponed);
  expect(await context.db.$count(loginHistory, eq(loginHistory.userId, userId))).toBe(2);
  await dropOldLogins(context);
  const left = await context.db.select().from(loginHistory).where(eq(loginHistory.userId, userId));
  expect(left).toMatchObject([{ at: last }]);
  expect(await context.db.$count(loginCounts, eq(loginCounts.countryCode, 'UZ'))).toBe(1);
  context.travel(DAY_MS);
  await dropOldLogins(context);
  expect(await context.db.$count(loginHistory)).toBe(0);
  expect(await context.db.$count(loginCounts)).toBe(0);
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  expect(user?.lastLoginAt).toEqual(last);
});
