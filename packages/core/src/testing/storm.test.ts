import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_ACTIONS } from './storm/actions/all-actions.ts';
import { runStorm } from './storm/run-storm.ts';
import { tellStorm } from './storm/tell-storm.ts';
import type { StormReport } from './storm/tell-storm.ts';
import { createTestContext } from './test-context.ts';
import type { TestContext } from './test-context.ts';

/** In these every action is done, and each rare one in at least two. `npm run chaos -- histories` runs a thousand others. */
const SEEDS = [1, 3, 8, 9, 13, 19, 20, 21, 22, 23, 26];

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
