import { gatewayHeartbeats } from '@famiglia/core/platform/db/schema/shards';
import { guilds } from '@famiglia/core/platform/db/schema/guilds';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { Status } from 'discord.js';
import { eq } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Bot } from '../bot.ts';
import { deferred } from '../kit/deferred.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestBot } from '../testing/start-test-bot.ts';
import { keepHeartbeat } from './keep-heartbeat.ts';

afterEach(() => void vi.useRealTimers());

test('a connected bot records its heartbeat, which confirms that the mirror of its guilds is current', async () => {
  const { context, people, stop } = await startTestBot({ bot: { heartbeatMs: 50 } });
  onTestFinished(stop);
  const beats = async () => context.db.select().from(gatewayHeartbeats);
  await eventually(async () =>
    expect(await beats()).toEqual([{ shardId: 0, shardCount: 1, beatAt: context.clock() }]),
  );
  const heardOf = async () =>
    (await context.db.select().from(guilds).where(eq(guilds.id, GUILDS.moretti)))[0]?.mirrorCurrent;
  expect(await heardOf()).toBe(true);

  // A new session reads everything again and then continues its heartbeat.
  context.travel(60_000);
  await people.fault({ kind: 'invalidate' });
  await eventually(async () => expect((await beats())[0]?.beatAt).toEqual(context.clock()));
  await eventually(async () => expect(await heardOf()).toBe(true));
});

test('a lost connection records no heartbeat, and a new one none before its guilds are marked as unconfirmed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const context = await createTestContext();
  onTestFinished(async () => context.stop());
  const beats = async () => (await context.db.select().from(gatewayHeartbeats)).map((row) => row.beatAt);
  const shard = { status: Status.Reconnecting };
  const kept = deferred();
  const asked = vi.fn<() => Promise<void>>(async () => kept.promise);
  const client = { ws: { shards: new Map([[0, shard]]) } };
  const bot = { client, context, log: silentLogger, mirror: { kept: asked } } as unknown as Bot;
  onTestFinished(keepHeartbeat(bot, { id: 0, count: 1 }, 1000));

  vi.advanceTimersByTime(5000);
  expect(asked).not.toHaveBeenCalled();
  shard.status = Status.Ready;
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveBeenCalledOnce();
  expect(await beats()).toEqual([]);
  kept.resolve();
  await eventually(async () => expect(await beats()).toEqual([context.clock()]));
});
