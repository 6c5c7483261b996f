import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { readersOf } from '../messages/readers-of.ts';
import { presentChannel } from '../present/present-channel.ts';
import { openDm } from '../world/open-dm.ts';
import { invalidRecipient } from '../errors/rest-errors.ts';
import { requireChannel } from './require-channel.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const getChannel = (call: RestCall) => presentChannel(call.context.world, requireChannel(call).channel);

const showTyping = (call: RestCall) => {
  const { context } = call;
  const { channel } = requireChannel(call, Bits.SendMessages);
  context.live.push(
    {
      type: 'typing',
      guild_id: channel.guild_id,
      channel_id: channel.id,
      user_id: context.credentials.application_id,
    },
    readersOf(context, channel, { ephemeral_reader_id: null }),
  );
};

const createDm = ({ context, body }: RestCall) => {
  const { recipient_id: id } = body as { recipient_id?: string };
  const person = context.world.users.get(id ?? '');
  if (!person || person.bot) throw invalidRecipient();
  return presentChannel(context.world, openDm(context, person));
};

export const channelsRoutes: RestRoute[] = [
  { method: 'GET', path: '/channels/:channel_id', auth: 'bot', handle: getChannel },
  { method: 'POST', path: '/channels/:channel_id/typing', auth: 'bot', handle: showTyping },
  { method: 'POST', path: '/users/@me/channels', auth: 'bot', fields: ['recipient_id'], handle: createDm },
];
