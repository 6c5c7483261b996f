import { recordVoiceState, recordVoiceStates } from '@famiglia/core/voice/record-voice-states';
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';

/** Records who is in voice channels, so that attendance can be suggested. */
export const voiceStates: Pick<BotFeature, 'intents' | 'gatewayHandlers'> = {
  intents: [GatewayIntentBits.GuildVoiceStates],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.GuildCreate, async ({ context, mirror }, guild) => {
      // During an outage Discord sends the guild without its voice states.
      if (guild.unavailable === true) return;
      // The guild must be in the mirror before its voice states can be written.
      await mirror.guild(guild.id).settled();
      const states = guild.voice_states.map(({ user_id: userId, channel_id: channelId }) => ({
        userId,
        channelId,
      }));
      await recordVoiceStates(context, guild.id, states);
    }),
    onDispatch(GatewayDispatchEvents.VoiceStateUpdate, async ({ context }, state) => {
      if (state.guild_id === undefined) return;
      await recordVoiceState(context, state.guild_id, { userId: state.user_id, channelId: state.channel_id });
    }),
  ],
};
