import { guilds, members } from '@famiglia/core/platform/db/schema/guilds';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { count, eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startTestBot } from '../testing/start-test-bot.ts';

/** More than Discord lets a connection ask for in a minute: 120. */
const GUILDS = 150;
/** The length of Discord's minute in this test. */
const WINDOW_MS = 2000;

/**
 * discord.js counts its own sends per minute and this cannot be configured, so its clock runs faster here.
 */
const hurryDiscordJs = (): void => {
  const [start, startedAt] = [Date.now(), performance.now()];
  const now = (): number => start + (performance.now() - startedAt) * (60_000 / WINDOW_MS);
  const spy = vi.spyOn(Date, 'now').mockImplementation(now);
  onTestFinished(() => spy.mockRestore());
};

test('more guilds than may be asked for in a minute are all mirrored, and the gateway never gets more requests than Discord allows', async () => {
  hurryDiscordJs();
  const { seed } = buildWorld({ guilds: Array.from({ length: GUILDS }, () => ({ members: 2 })) });
  const complain = vi.fn<() => void>();
  const { context, stop } = await startTestBot({
    sandbox: {
      world: seed,
      clock: () => Math.round(performance.timeOrigin + performance.now()),
      timings: { sendWindowMs: WINDOW_MS },
    },
    bot: {
      requestPace: { burst: 20, everyMs: WINDOW_MS / 90 },
      log: { ...silentLogger, warn: complain, error: complain },
    },
  });
  onTestFinished(stop);
  const installed = await context.db.select({ count: count() }).from(guilds).where(eq(guilds.memberCount, 3));
  expect(installed).toEqual([{ count: GUILDS }]);
  await eventually(async () =>
    expect(await context.db.select({ count: count() }).from(members)).toEqual([{ count: GUILDS * 4 }]),
  );
  expect(complain).not.toHaveBeenCalled();
}, 180_000);
