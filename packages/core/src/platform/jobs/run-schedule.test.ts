import type PgBoss from 'pg-boss';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '../log/logger.ts';
import { JOBS } from '../../jobs.ts';
import { isDueAt, runSchedule } from './run-schedule.ts';

test.each([
  ['* * * * *', '03:23', true],
  ['*/5 * * * *', '03:20', true],
  ['*/5 * * * *', '03:23', false],
  ['23 * * * *', '11:23', true],
  ['23 3 * * *', '03:23', true],
  ['23 3 * * *', '04:23', false],
  [undefined, '03:23', false],
])('a job of the schedule %s at %s: %s', (schedule, time, isDue) => {
  expect(isDueAt(schedule, new Date(`2026-01-01T${time}:30Z`))).toBe(isDue);
});

test('the schedule can read all schedules', () => {
  for (const { schedule } of JOBS) expect(() => isDueAt(schedule, new Date())).not.toThrow();
});

test('the schedule goes on when the clock is set back', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 5, 0, 30) });
  onTestFinished(() => void vi.useRealTimers());
  const insert = vi.fn<() => Promise<void>>();
  const stop = runSchedule({ insert } as unknown as PgBoss, silentLogger, JOBS, () => new Date());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(insert).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.UTC(2026, 0, 1, 4, 0, 30));
  // The minute that was already waited for, and those of the new time.
  await vi.advanceTimersByTimeAsync(240_000);
  expect(insert.mock.calls.length).toBeGreaterThanOrEqual(4);
  await stop();
});
