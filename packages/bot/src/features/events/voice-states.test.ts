import { findOpenVisits } from '@famiglia/core/voice/voice-visit.queries';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, newId } from '@famiglia/core/testing/test-guild';
import { GatewayDispatchEvents } from 'discord.js';
import { afterAll, expect, test } from 'vitest';
import type { Bot } from '../../bot.ts';
import { voiceStates } from './voice-states.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

const mirror = { guild: () => ({ settled: async () => undefined }) };
const client = { guilds: { cache: new Map() } };
const play = async (event: GatewayDispatchEvents, data: object): Promise<void> => {
  const handler = (voiceStates.gatewayHandlers ?? []).find((one) => one.event === event);
  await handler?.handle({ context, mirror, client } as unknown as Bot, data as never);
};

test('an unavailable guild does not change the recorded voice states', async () => {
  await expect(
    play(GatewayDispatchEvents.GuildCreate, { id: '1', unavailable: true }),
  ).resolves.toBeUndefined();
});

test('who leaves right after joining, or right after the bot learned of them, is not in voice', async () => {
  const { id: guildId } = await addGuild(context.db);
  const channelId = newId();
  const people = await Promise.all(Array.from({ length: 20 }, async () => addMember(context.db, guildId)));
  const move = async (user_id: string, channel_id: string | null) =>
    play(GatewayDispatchEvents.VoiceStateUpdate, { guild_id: guildId, user_id, channel_id });
  const [first = '', ...others] = people;
  await Promise.all([
    play(GatewayDispatchEvents.GuildCreate, {
      id: guildId,
      voice_states: [{ user_id: first, channel_id: channelId }],
      afk_channel_id: null,
    }),
    move(first, null),
    ...others.flatMap((userId) => [move(userId, channelId), move(userId, null)]),
  ]);
  expect(await findOpenVisits(context.db, guildId)).toEqual([]);
});
