import { silentLogger } from '@famiglia/core/platform/log/logger';
import { EventEmitter } from 'node:events';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { newId } from '@famiglia/core/testing/test-guild';
import { GatewayDispatchEvents } from 'discord.js';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Bot } from '../bot.ts';
import type { FeatureBusHandler } from '../feature.ts';
import { createRunningWork } from '../kit/running-work.ts';
import { eventually } from '../testing/eventually.ts';
import { attachHandlers } from './attach-handlers.ts';
import { onDispatch } from '../kit/discord/on-dispatch.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const OTHER_SHARD = newId();

/** A bot with a feature that fails and one that works. */
const attach = () => {
  const heard = vi.fn<(guildId: string) => void>();
  const told = vi.fn<FeatureBusHandler['run']>();
  const error = vi.fn<() => void>();
  const ws = new EventEmitter();
  const bot = {
    client: { ws, guilds: { cache: { has: (id: string) => id !== OTHER_SHARD } } },
    context,
    log: { ...context.log, error },
    work: createRunningWork(silentLogger),
  } as unknown as Bot;
  const detach = attachHandlers(bot, [
    {
      name: 'failing',
      gatewayHandlers: [
        onDispatch(GatewayDispatchEvents.GuildDelete, () => {
          throw new Error('broken');
        }),
      ],
    },
    {
      name: 'working',
      gatewayHandlers: [onDispatch(GatewayDispatchEvents.GuildDelete, (_bot, { id }) => heard(id))],
      busHandlers: [{ types: ['guild.changed'], run: told }],
    },
  ]);
  onTestFinished(detach);
  return { bot, ws, heard, told, error, detach };
};

test('a failing handler is logged and does not affect the others', async () => {
  const { ws, heard, error } = attach();
  ws.emit(GatewayDispatchEvents.GuildDelete, { id: '7' });
  await eventually(() => expect(error).toHaveBeenCalledOnce());
  expect(heard.mock.calls).toEqual([['7']]);
});

test('a feature receives the bus events of its types only, and only of guilds of its shard', async () => {
  const { bot, told } = attach();
  const guildId = newId();
  await context.bus.publish(context.db, { type: 'channels.changed', guildId });
  await context.bus.publish(context.db, { type: 'guild.changed', guildId: OTHER_SHARD });
  await context.bus.publish(context.db, { type: 'guild.changed', guildId });
  await eventually(() => expect(told.mock.calls).toEqual([[bot, { type: 'guild.changed', guildId }]]));
});

test('a detached feature receives nothing', async () => {
  const { told, detach } = attach();
  detach();
  const last = vi.fn<() => void>();
  context.bus.subscribe(['guild.changed'], last);
  await context.bus.publish(context.db, { type: 'guild.changed', guildId: newId() });
  await eventually(() => expect(last).toHaveBeenCalledOnce());
  expect(told).not.toHaveBeenCalled();
});
