import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_ACTIONS } from './storm/actions/all-actions.ts';
import { runStorm } from './storm/run-storm.ts';
import { tellStorm } from './storm/tell-storm.ts';
import type { StormReport } from './storm/tell-storm.ts';
import { createTestContext } from './test-context.ts';
import type { TestContext } from './test-context.ts';

/**
 * Enough that together they do every action: who comes first decides whether a rare one is refused. `npm run chaos -- histories`
 * runs a thousand others.
 */
const SEEDS = Array.from({ length: 26 }, (_, index) => index + 1);

let context: TestContext;
const reports: StormReport[] = [];
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test.each(SEEDS)(
  'storm %i: nothing collides, nothing acknowledged is lost, all sums are equal',
  async (seed) => {
    const report = await runStorm(context, seed);
    reports.push(report);
    expect(report.faults.length, tellStorm(report)).toBe(0);
  },
);

test('together the storms ran every action', () => {
  const done = new Set(
    reports.flatMap(({ counts }) =>
      [...counts].flatMap(([name, { done: times }]) => (times > 0 ? [name] : [])),
    ),
  );
  expect(ALL_ACTIONS.map(({ name }) => name).filter((name) => !done.has(name))).toEqual([]);
});
