import { GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Channel, Message } from '../world/world.ts';
import { readersOf } from './readers-of.ts';

export const deleteMessage = (context: SandboxContext, channel: Channel, message: Message): void => {
  channel.messages.delete(message.id);
  context.world.messageChannels.delete(message.id);
  const guildId = channel.guild_id;
  if (message.ephemeral_reader_id === null) {
    context.gateway.dispatch(
      GatewayDispatchEvents.MessageDelete,
      () => ({ id: message.id, channel_id: channel.id, ...(guildId === null ? {} : { guild_id: guildId }) }),
      {
        guildId,
        intent: guildId === null ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages,
      },
    );
  }
  context.live.push(
    { type: 'message_deleted', guild_id: guildId, channel_id: channel.id, message_id: message.id },
    readersOf(context, channel, message),
  );
  context.changed();
};
