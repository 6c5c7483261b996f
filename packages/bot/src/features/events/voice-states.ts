import {
  noteAfkChannel,
  recordVoiceState,
  recordVoiceStates,
} from '@famiglia/core/voice/record-voice-states';
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';
import { createTurns } from '../../kit/turns.ts';

/** Voice states of a guild in the order in which Discord told them: who leaves right after joining has left. */
const inTurn = createTurns();

/** Records who is in voice channels, so that attendance can be suggested and hours are counted. */
export const voiceStates: Pick<BotFeature, 'intents' | 'gatewayHandlers'> = {
  intents: [GatewayIntentBits.GuildVoiceStates],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.GuildCreate, async ({ context, mirror }, guild) => {
      // During an outage Discord sends the guild without its voice states.
      if (guild.unavailable === true) return;
      const states = guild.voice_states.map(({ user_id: userId, channel_id: channelId }) => ({
        userId,
        channelId,
        isAfk: channelId !== null && channelId === guild.afk_channel_id,
      }));
      await inTurn(guild.id, async () => {
        // The guild must be in the mirror before its voice states can be written.
        await mirror.guild(guild.id).settled();
        await recordVoiceStates(context, guild.id, states);
      });
    }),
    onDispatch(GatewayDispatchEvents.GuildUpdate, async ({ context }, guild) =>
      inTurn(guild.id, async () => noteAfkChannel(context, guild.id, guild.afk_channel_id)),
    ),
    onDispatch(GatewayDispatchEvents.VoiceStateUpdate, async ({ client, context }, state) => {
      if (state.guild_id === undefined) return;
      const afkChannelId = client.guilds.cache.get(state.guild_id)?.afkChannelId ?? null;
      const { guild_id: guildId, user_id: userId, channel_id: channelId } = state;
      const isAfk = channelId !== null && channelId === afkChannelId;
      await inTurn(guildId, async () => recordVoiceState(context, guildId, { userId, channelId, isAfk }));
    }),
  ],
};
