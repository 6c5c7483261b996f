import { CALLS_PER_MINUTE } from '@famiglia/contract/kit/route';
import { countPlanSelections } from '@famiglia/core/analytics/plan-selections';
import { planSelections } from '@famiglia/core/platform/db/schema/subscriptions';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../build-api.ts';

let context: TestContext;
let app: FastifyInstance;

beforeAll(async () => {
  context = await createTestContext({ now: new Date('2026-03-01T23:30:00Z') });
  app = await buildApi(context);
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const press = async (payload: object, remoteAddress = '10.0.0.1') =>
  app.inject({ method: 'POST', url: '/api/analytics/events', payload, remoteAddress });

it('counts presses by day and plan, also simultaneous ones', async () => {
  const premium = { name: 'plan_selected', plan: 'premium' };
  const answers = await Promise.all([press(premium), press(premium), press({ ...premium, plan: 'free' })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  context.travel(60 * 60 * 1000);
  await press(premium);
  expect(
    await context.db.select().from(planSelections).orderBy(planSelections.day, planSelections.plan),
  ).toEqual([
    { day: '2026-03-01', plan: 'free', count: 1 },
    { day: '2026-03-01', plan: 'premium', count: 2 },
    { day: '2026-03-02', plan: 'premium', count: 1 },
  ]);
  expect(await countPlanSelections(context.db, '2026-03-02')).toEqual({ free: 0, premium: 1 });
});

it('accepts only known events and plans', async () => {
  for (const payload of [
    { name: 'page_view', plan: 'free' },
    { name: 'plan_selected', plan: 'gold' },
    { name: 'plan_selected', plan: 'free', user_id: '1' },
  ]) {
    expect((await press(payload)).statusCode).toBe(422);
  }
});

it('stops counting for an address over the rate limit', async () => {
  for (let time = 0; time < CALLS_PER_MINUTE.moderate; time += 1) {
    expect((await press({ name: 'plan_selected', plan: 'free' }, '10.0.0.2')).statusCode).toBe(204);
  }
  expect((await press({ name: 'plan_selected', plan: 'free' }, '10.0.0.2')).statusCode).toBe(429);
});
