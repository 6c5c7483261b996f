import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { addReaction, clearReactions, findReaction, readEmoji, removeReaction } from '../messages/react.ts';
import { presentUser } from '../present/present-user.ts';
import { requireUser } from '../world/require-user.ts';
import { unknownEmoji } from '../errors/rest-errors.ts';
import { readLimit } from './pick-page.ts';
import { requireChannel, requireMessage } from './require-channel.ts';
import type { RestCall, RestRoute } from './rest-route.ts';

const ALL = '/channels/:channel_id/messages/:message_id/reactions';
const EMOJI = `${ALL}/:emoji`;

const react = (call: RestCall) => {
  const { channel, message, emoji } = place(call, Bits.ReadMessageHistory);
  if (!findReaction(message, emoji)) requireChannel(call, Bits.AddReactions);
  addReaction(call.context, channel, message, call.context.credentials.application_id, emoji);
};

const removeOwn = (call: RestCall) => {
  const { channel, message, emoji } = place(call);
  removeReaction(call.context, channel, message, call.context.credentials.application_id, emoji);
};

const removeOther = (call: RestCall) => {
  const { channel, message, emoji } = place(call, Bits.ManageMessages);
  removeReaction(call.context, channel, message, call.params.user_id ?? '', emoji);
};

const removeEmoji = (call: RestCall) => {
  const { channel, message, emoji } = place(call, Bits.ManageMessages);
  clearReactions(call.context, channel, message, emoji);
};

const removeAll = (call: RestCall) => {
  const { channel } = requireChannel(call, Bits.ManageMessages);
  clearReactions(call.context, channel, requireMessage(call, channel), null);
};

const listReactors = (call: RestCall) => {
  const { message, emoji } = place(call, Bits.ReadMessageHistory);
  const reaction = findReaction(message, emoji);
  const after = BigInt(call.query.get('after') ?? 0);
  return (reaction?.user_ids ?? [])
    .filter((id) => BigInt(id) > after)
    .slice(0, readLimit(call.query, 25, 100))
    .map((id) => presentUser(requireUser(call.context.world, id)));
};

export const reactionsRoutes: RestRoute[] = [
  { method: 'DELETE', path: ALL, auth: 'bot', handle: removeAll },
  { method: 'GET', path: EMOJI, auth: 'bot', query: ['after', 'limit', 'type'], handle: listReactors },
  { method: 'DELETE', path: EMOJI, auth: 'bot', handle: removeEmoji },
  { method: 'PUT', path: `${EMOJI}/@me`, auth: 'bot', handle: react },
  { method: 'DELETE', path: `${EMOJI}/@me`, auth: 'bot', handle: removeOwn },
  { method: 'DELETE', path: `${EMOJI}/:user_id`, auth: 'bot', handle: removeOther },
];

const place = (call: RestCall, permissions = 0n) => {
  const { channel } = requireChannel(call, permissions);
  return { channel, message: requireMessage(call, channel), emoji: emojiIn(call) };
};

/** Letters and digits alone are no emoji: `name:id` without the id. */
const emojiIn = ({ params }: RestCall) => {
  const emoji = readEmoji(params.emoji ?? '');
  if (emoji.id === null && /^[\w: -]*$/.test(emoji.name)) throw unknownEmoji();
  return emoji;
};
