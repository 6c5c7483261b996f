import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectGarbage, releaseMemoryWhenIdle } from './release-memory.ts';

const MB = 1024 * 1024;
const heapMb = (): number => process.memoryUsage().heapTotal / MB;

/** Objects that live long enough to be moved to the old generation, and are then forgotten. */
const leaveGarbage = async (): Promise<void> => {
  const kept: number[][] = [];
  for (let index = 0; index < 60; index += 1) kept.push(Array.from({ length: MB / 8 }, () => Math.random()));
  await sleep(1);
  expect(kept).toHaveLength(60);
};

test('memory that is no longer used is given back while nobody is there', async () => {
  await collectGarbage();
  const needed = heapMb();
  await leaveGarbage();
  expect(heapMb()).toBeGreaterThan(needed + 30);
  onTestFinished(releaseMemoryWhenIdle(20));
  await vi.waitFor(() => expect(heapMb()).toBeLessThan(needed + 30), 10_000);
});

test('a busy process does not stop to collect', async () => {
  await collectGarbage();
  const needed = heapMb();
  await leaveGarbage();
  onTestFinished(releaseMemoryWhenIdle(20));
  for (let round = 0; round < 10; round += 1) {
    const until = performance.now() + 20;
    while (performance.now() < until);
    await new Promise(setImmediate);
  }
  expect(heapMb()).toBeGreaterThan(needed + 30);
});
