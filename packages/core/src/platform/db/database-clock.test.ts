import { sql } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { refreshSession } from '../../auth/refresh-session.ts';
import { newBrowser } from '../../auth/testing/signing-in.ts';
import { silentLogger } from '../log/logger.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { signInBrowser } from '../../testing/test-session.ts';
import { startDatabaseClock } from './database-clock.ts';

afterEach(() => void vi.useRealTimers());

/** A process on a machine whose clock is off by this much. */
const processWith = async (context: Awaited<ReturnType<typeof createTestContext>>, wrongByMs: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongByMs });
  const clock = await startDatabaseClock(context.db, silentLogger);
  onTestFinished(clock.stop);
  return { ...context, clock: clock.now };
};

test('the clock shows the database’s time, whatever the machine’s own clock shows', async () => {
  const context = await createTestContext();
  onTestFinished(context.stop);
  const { clock } = await processWith(context, 3_600_000);
  const { rows } = await context.db.execute<{ apart: number }>(
    sql`select abs(extract(epoch from clock_timestamp() - ${clock().toISOString()}::timestamptz))::float8 as apart`,
  );
  expect(rows[0]?.apart).toBeLessThan(60);
});

test('a repeated refresh on a machine whose clock is a minute ahead gets the same answer', async () => {
  const context = await createTestContext();
  onTestFinished(context.stop);
  const right = await processWith(context, 0);
  const { token, refreshKey } = await signInBrowser(right, '100000000000000001');
  const browser = newBrowser({ refreshKey: refreshKey.value });
  const answer = await refreshSession(right, browser, { token });
  const ahead = await processWith(context, 60_000);
  await expect(refreshSession(ahead, browser, { token })).resolves.toStrictEqual(answer);
});
