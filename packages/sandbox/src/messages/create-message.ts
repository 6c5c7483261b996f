import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { changeThread } from '../channels/change-thread.ts';
import { joinByMessage } from '../channels/thread-members.ts';
import { presentSandboxMessage } from '../present/present-message.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Channel, Message } from '../world/world.ts';
import { announceMessage } from './announce-message.ts';
import type { MessageDraft } from './message-draft.ts';
import { readersOf } from './readers-of.ts';

export const createMessage = (context: SandboxContext, channel: Channel, draft: MessageDraft): Message => {
  // A thread that somebody writes in is not archived any more.
  if (channel.thread?.archived) changeThread(context, channel, { archived: false });
  const { mentions, ...rest } = draft;
  const message: Message = {
    ...rest,
    ...mentions,
    id: context.nextId(),
    channel_id: channel.id,
    edited_at: null,
    tts: false,
    pinned: false,
    reactions: [],
  };
  channel.messages.set(message.id, message);
  context.world.messageChannels.set(message.id, channel.id);
  joinByMessage(context, channel, message);
  if (message.ephemeral_reader_id === null) {
    channel.last_message_id = message.id;
    announceMessage(context, GatewayDispatchEvents.MessageCreate, channel, message);
  }
  context.live.push(
    () => ({
      type: 'message_created',
      guild_id: channel.guild_id,
      channel_id: channel.id,
      message: presentSandboxMessage(context, message),
    }),
    readersOf(context, channel, message),
  );
  context.changed();
  return message;
};
