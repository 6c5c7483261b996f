import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { takeTurn } from './take-turn.ts';

/** Work that ends when the test releases it. */
const newWork = () => {
  const gate = new EventTarget();
  let begun = false;
  return {
    end: (): void => void gate.dispatchEvent(new Event('end')),
    hasBegun: () => begun,
    work: async (): Promise<void> => {
      begun = true;
      await once(gate, 'end');
    },
  };
};

test('one table is read at a time, a guild can have one in the queue, and no screenshot is decoded before its turn', async () => {
  const [first, second] = [newWork(), newWork()];
  const reading = takeTurn('a', first.work);
  await expect(takeTurn('a', second.work)).rejects.toMatchObject({ code: 'guild_busy' });
  const waiting = takeTurn('b', second.work);
  const others = ['c', 'd', 'e', 'f'].map(async (guild) => takeTurn(guild, async () => undefined));
  await expect(takeTurn('g', second.work)).rejects.toMatchObject({ code: 'overloaded' });
  expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false]);
  first.end();
  await reading;
  await vi.waitFor(() => expect(second.hasBegun()).toBe(true));
  second.end();
  await Promise.all([waiting, ...others]);
  await takeTurn('a', async () => undefined);
});
