import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_ACTIONS } from './storm/actions/all-actions.ts';
import { runStorm } from './storm/run-storm.ts';
import { tellStorm } from './storm/tell-storm.ts';
import type { StormReport } from './storm/tell-storm.ts';
import { createTestContext } from './test-context.ts';
import type { TestContext } from './test-context.ts';

/** `npm run chaos -- histories` runs a thousand others. */
const SEEDS = Array.from({ length: 6 }, (_, index) => index + 1);
/** Who comes first decides whether a rare action is refused, so a few more storms try those that are missing. */
const MOST_SEEDS = 20;

let context: TestContext;
const reports: StormReport[] = [];
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** What the storm found, in words; empty if nothing. */
const storm = async (seed: number, wanted?: readonly string[]): Promise<string> => {
  const report = await runStorm(context, seed, wanted);
  reports.push(report);
  return report.faults.length === 0 ? '' : tellStorm(report);
};

test.each(SEEDS)(
  'storm %i: nothing collides, nothing acknowledged is lost, all sums are equal',
  async (seed) => {
    expect(await storm(seed)).toBe('');
  },
);

const neverDone = (): string[] => {
  const done = new Set(
    reports.flatMap(({ counts }) =>
      [...counts].flatMap(([name, { done: times }]) => (times > 0 ? [name] : [])),
    ),
  );
  return ALL_ACTIONS.map(({ name }) => name).filter((name) => !done.has(name));
};

test('together the storms ran every action', { timeout: 180_000 }, async () => {
  for (let seed = SEEDS.length + 1; seed <= MOST_SEEDS && neverDone().length > 0; seed += 1)
    expect(await storm(seed, neverDone())).toBe('');
  expect(neverDone()).toEqual([]);
});
