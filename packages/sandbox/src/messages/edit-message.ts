import { GatewayDispatchEvents, MessageFlags } from 'discord-api-types/v10';
import { presentSandboxMessage } from '../present/present-message.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Channel, Message } from '../world/world.ts';
import { announceMessage } from './announce-message.ts';
import { readersOf } from './readers-of.ts';

/** Fields that an edit leaves out stay unchanged. */
export type MessageEdit = Partial<
  Pick<
    Message,
    | 'content'
    | 'flags'
    | 'embeds'
    | 'components'
    | 'attachments'
    | 'mention_everyone'
    | 'mentions'
    | 'mention_roles'
  >
>;

export const editMessage = (
  context: SandboxContext,
  channel: Channel,
  message: Message,
  edit: MessageEdit,
): void => {
  const wasLoading = (message.flags & MessageFlags.Loading) !== 0;
  Object.assign(message, edit);
  message.flags &= ~MessageFlags.Loading;
  // The answer that replaces "is thinking…" does not count as edited.
  if (!wasLoading) message.edited_at = context.clock();
  announceMessageChange(context, channel, message);
};

/** Tells the bot and the people who see the message that it changed. */
export const announceMessageChange = (context: SandboxContext, channel: Channel, message: Message): void => {
  if (message.ephemeral_reader_id === null) {
    announceMessage(context, GatewayDispatchEvents.MessageUpdate, channel, message);
  }
  showMessageChanged(context, channel, message);
};

/** Only for the web client: reactions have their own gateway events. */
export const showMessageChanged = (context: SandboxContext, channel: Channel, message: Message): void => {
  context.live.push(
    () => ({
      type: 'message_updated',
      guild_id: channel.guild_id,
      channel_id: channel.id,
      message: presentSandboxMessage(context, message),
    }),
    readersOf(context, channel, message),
  );
  context.changed();
};
