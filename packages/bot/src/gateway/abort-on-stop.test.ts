import { silentLogger } from '@famiglia/core/platform/log/logger';
import { RateLimitError } from 'discord.js';
import type { RateLimitData } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { rejectLongWaits, withoutStopErrors } from './abort-on-stop.ts';

const A_MINUTE = 60_000;
const limit = (about: Partial<RateLimitData>): RateLimitData => ({
  global: false,
  hash: '',
  limit: 5,
  majorParameter: '',
  method: 'POST',
  retryAfter: 0,
  route: '',
  scope: 'user',
  sublimitTimeout: 0,
  timeToReset: 0,
  url: '',
  ...about,
});

test('a request that waits for a rate limit waits no longer than the bot runs', async () => {
  const leaving = new AbortController();
  const rejects = rejectLongWaits(leaving.signal);
  expect(await rejects(limit({ timeToReset: 1 }))).toBe(false);
  const waiting = rejects(limit({ timeToReset: 5000 }));
  leaving.abort();
  expect(await waiting).toBe(true);
});

test('a request never waits for minutes', async () => {
  const rejects = rejectLongWaits(new AbortController().signal);
  expect(await rejects(limit({ timeToReset: A_MINUTE }))).toBe(true);
  expect(await rejects(limit({ limit: Number.POSITIVE_INFINITY, retryAfter: A_MINUTE }))).toBe(true);
});

test('errors caused by the stop are not logged as warnings; other rate limits and failures are', () => {
  const [debug, warn] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leaving = new AbortController();
  const log = withoutStopErrors({ ...silentLogger, debug, warn }, leaving.signal);
  const limited = new RateLimitError(limit({}));
  log.warn({ err: limited }, 'a roster could not be drawn; it is tried again');
  expect(warn).toHaveBeenCalledOnce();
  leaving.abort();
  log.warn({ err: limited }, 'a roster could not be drawn; it is tried again');
  expect(warn).toHaveBeenCalledOnce();
  expect(debug).toHaveBeenCalledOnce();
  log.warn({ err: new Error('lost') }, 'a roster could not be drawn; it is tried again');
  expect(warn).toHaveBeenCalledTimes(2);
});
