import { silentLogger } from '@famiglia/core/platform/log/logger';
import type { Context } from '@famiglia/core/platform/context';
import type { GatewayGuildCreateDispatchData } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuildMirror } from './guild-mirror.ts';
import { ListingWindow } from './listing-window.ts';
import { Pacer } from './pacer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

/** Mirrors that request members but write nothing, because the list of guilds is never settled. */
const mirrors = (count: number, pacer: Pacer, window = new ListingWindow(count), firstId = 0) => {
  const requestMembers = vi.fn<(guildId: string, nonce: string) => void>();
  const settings = {
    context: {} as Context,
    log: silentLogger,
    guildsKept: async () => new Promise<never>(() => undefined),
    inTurn: async <Result>(write: () => Promise<Result>) => write(),
    signal: new AbortController().signal,
    requestMembers,
    pacer,
    window,
  };
  for (let index = 0; index < count; index += 1) {
    const id = String(firstId + index);
    const guild = { id, name: id, icon: null, owner_id: '1', roles: [], channels: [] };
    new GuildMirror(id, settings).appear(guild as unknown as GatewayGuildCreateDispatchData, '9');
  }
  return requestMembers;
};

test('a guild that waits for its turn is not requested twice', () => {
  const requestMembers = mirrors(4, new Pacer({ burst: 1, everyMs: MINUTE_MS }));
  vi.advanceTimersByTime(3 * MINUTE_MS - 1);
  expect(requestMembers.mock.calls.map(([guildId]) => guildId)).toEqual(['0', '1', '2']);
  vi.advanceTimersByTime(1);
  expect(requestMembers.mock.lastCall?.[0]).toBe('3');
});

test('a guild that gets no answer is requested again, less and less often', () => {
  const requestMembers = mirrors(1, new Pacer({ burst: 5, everyMs: 1 }));
  const asked = (minutes: number): number => {
    vi.advanceTimersByTime(minutes * MINUTE_MS);
    return requestMembers.mock.calls.length;
  };
  expect([asked(0), asked(1), asked(1), asked(1), asked(4), asked(8), asked(10), asked(10)]).toEqual([
    1, 2, 2, 3, 4, 5, 6, 7,
  ]);
});

test('the shards of a process share a window, and a guild without an answer makes room for those not asked yet', () => {
  const window = new ListingWindow(2);
  const pacers = [0, 10].map(() => new Pacer({ burst: 10, everyMs: 1 }));
  const shards = pacers.map((pacer, index) => mirrors(2, pacer, window, index * 10));
  const asked = () => shards.map(({ mock }) => mock.calls.map(([guildId]) => guildId));
  expect(asked()).toEqual([['0', '1'], []]);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(asked()).toEqual([
    ['0', '1'],
    ['10', '11'],
  ]);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(asked()).toEqual([
    ['0', '1', '0'],
    ['10', '11', '10'],
  ]);
  window.leave('0', pacers[0] ?? {});
  expect(asked()[0]).toEqual(['0', '1', '0', '1']);
});
