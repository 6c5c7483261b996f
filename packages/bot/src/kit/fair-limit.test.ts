import { expect, test } from 'vitest';
import { deferred } from './deferred.ts';
import { createFairLimit } from './fair-limit.ts';

test('guilds take turns, and no more tasks run at the same time than allowed', async () => {
  const limit = createFairLimit(1);
  const gate = deferred();
  const order: string[] = [];
  const run = async (guildId: string, name: string) =>
    limit(guildId, async () => {
      await gate.promise;
      order.push(name);
    });
  const all = [run('busy', 'busy 1'), run('busy', 'busy 2'), run('busy', 'busy 3'), run('quiet', 'quiet 1')];
  expect(order).toEqual([]);
  gate.resolve();
  await Promise.all(all);
  expect(order).toEqual(['busy 1', 'busy 2', 'quiet 1', 'busy 3']);
});

test('a task that fails is reported to its caller and holds up nobody', async () => {
  const limit = createFairLimit(1);
  const failing = limit('1', async () => Promise.reject(new Error('Discord said no')));
  const next = limit('1', async () => undefined);
  await expect(failing).rejects.toThrow('Discord said no');
  await next;
});
