import { ChannelType } from 'discord-api-types/v10';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Channel, User } from './world.ts';

/** The DM channel between the bot and a person, created when it is first needed. */
export const openDm = (context: SandboxContext, person: User): Channel => {
  const open = context.world.channels.get(person.dm_channel_id ?? '');
  if (open) return open;
  const channel: Channel = {
    id: context.nextId(),
    type: ChannelType.DM,
    guild_id: null,
    name: '',
    topic: null,
    parent_id: null,
    position: 0,
    permission_overwrites: [],
    recipient_id: person.id,
    last_message_id: null,
    messages: new Map(),
  };
  context.world.channels.set(channel.id, channel);
  person.dm_channel_id = channel.id;
  context.changed();
  return channel;
};
