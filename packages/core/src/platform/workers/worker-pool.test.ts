import { expect, test } from 'vitest';
import type * as Bad from './testing/bad-tasks.ts';
import { createPool } from './worker-pool.ts';
import type { RunOptions } from './worker-pool.ts';

const BAD_TASKS = new URL('testing/bad-tasks.ts', import.meta.url).href;

const newPool = (
  limits: { threads?: number; mostWaiting?: number; mostPerGuild?: number; memoryMb?: number } = {},
) => {
  const pool = createPool({ threads: 1, ...limits });
  return async (name: keyof typeof Bad, input: unknown, options: RunOptions) =>
    pool({ module: BAD_TASKS, name }, input, options);
};
const guild = (guildId: string) => ({ guildId, timeoutMs: 60_000 });

/** Threads wait at this gate until the test opens it. */
const newGate = () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  return {
    gate,
    open: (): void => {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
  };
};

test('a task that does not end is terminated in time, the event loop stays responsive, and the next task runs', async () => {
  const run = newPool();
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 5);
  await expect(run('spin', null, { guildId: 'a', timeoutMs: 300 })).rejects.toMatchObject({
    code: 'took_too_long',
  });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(1);
  expect(await run('echo', { nick: 'Ёж 😀' }, guild('a'))).toEqual({ nick: 'Ёж 😀' });
});

test('a refusal keeps its code and an error its message, and the thread stays usable', async () => {
  const run = newPool();
  await expect(run('refuse', null, guild('a'))).rejects.toMatchObject({
    name: 'AppError',
    code: 'table_unreadable',
    errors: [{ field: 'text', message: 'empty' }],
  });
  await expect(run('fail', null, guild('a'))).rejects.toThrow('a mistake of ours');
  expect(await run('echo', 1, guild('a'))).toBe(1);
});

test('a task that uses all memory fails alone', async () => {
  const run = newPool({ memoryMb: 32 });
  await expect(run('fill', null, guild('a'))).rejects.toMatchObject({ code: 'took_too_long' });
  expect(await run('echo', 1, guild('a'))).toBe(1);
});

test('one guild uses one thread and few places in the queue; tasks of other guilds overtake it', async () => {
  const run = newPool({ threads: 2, mostPerGuild: 2 });
  const { gate, open } = newGate();
  const held = [run('hold', gate, guild('greedy')), run('hold', gate, guild('greedy'))];
  await expect(run('echo', 1, guild('greedy'))).rejects.toMatchObject({ code: 'guild_busy' });
  expect(await run('echo', 2, guild('other'))).toBe(2);
  const patient = run('echo', 3, { ...guild('greedy'), patient: true });
  open();
  expect(await Promise.all([...held, patient])).toEqual([undefined, undefined, 3]);
});

test('a free thread runs a second patient task of the same guild', async () => {
  const run = newPool({ threads: 2 });
  const { gate, open } = newGate();
  const held = run('hold', gate, guild('a'));
  expect(await run('echo', 3, { ...guild('a'), patient: true })).toBe(3);
  open();
  await held;
});

test('a task is refused at once when too many wait; an aborted one is not run', async () => {
  const run = newPool({ mostWaiting: 1 });
  const { gate, open } = newGate();
  const held = run('hold', gate, guild('a'));
  const gone = new AbortController();
  const waiting = run('echo', 1, { ...guild('b'), signal: gone.signal });
  await expect(run('echo', 1, guild('c'))).rejects.toMatchObject({ code: 'overloaded' });
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = run('echo', 4, guild('c'));
  open();
  expect([await held, await next]).toEqual([undefined, 4]);
});
