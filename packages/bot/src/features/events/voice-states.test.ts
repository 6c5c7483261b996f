import { GatewayDispatchEvents } from 'discord.js';
import { expect, test } from 'vitest';
import type { Bot } from '../../bot.ts';
import { voiceStates } from './voice-states.ts';

test('an unavailable guild does not change the recorded voice states', async () => {
  const handler = (voiceStates.gatewayHandlers ?? []).find(
    ({ event }) => event === GatewayDispatchEvents.GuildCreate,
  );
  const mirror = { guild: () => ({ settled: async () => undefined }) };
  const played = async () =>
    handler?.handle({ mirror } as unknown as Bot, { id: '1', unavailable: true } as never);
  await expect(played()).resolves.toBeUndefined();
});
