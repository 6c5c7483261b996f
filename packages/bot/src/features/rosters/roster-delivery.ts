import type { ChannelProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { findWarOfCapt } from '@famiglia/core/capts/capt-war.queries';
import { findDelivery } from '@famiglia/core/deliveries/delivery.queries';
import type { Delivery, ShownMessage } from '@famiglia/core/deliveries/delivery.queries';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { noteLostRosterMessage } from '@famiglia/core/rosters/note-lost-roster-message';
import { findCalledRoles } from '@famiglia/core/rosters/roster-ping';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import { RESTJSONErrorCodes } from 'discord.js';
import type { GuildTextBasedChannel } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery, Outcome } from '../../deliveries/delivery-kind.ts';
import { findChannel, findPostableChannel } from '../../kit/discord/find-channel.ts';
import { waitForEditSlot } from '../../kit/discord/edit-slots.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { mentionRoles } from '../../kit/discord/mention-roles.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { findKind } from './find-kind.ts';
import { editWithPicture, withPicture } from './roster-picture.ts';
import { loadRosterView } from './roster-view.ts';
import type { RosterView } from './roster-view.ts';

const UNREACHABLE = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
];

/** The message of a roster. Discord allows five edits in five seconds, and many clicks need only one redraw. */
export const rosterDelivery = (kinds: readonly DiscordRosterKind[]): FeatureDelivery => ({
  kind: 'roster',
  staysPosted: true,
  gatherMs: 200,
  spacingMs: 1200,
  atOnce: 32,
  turn: async ({ context }, key, signal) => {
    const shown = await findDelivery(context.db, key);
    if (shown !== null && shown.channelId !== null && shown.messageId !== null)
      await waitForEditSlot(shown.channelId, signal);
  },
  deliver: async (bot, delivery) => drawRoster(bot, kinds, delivery),
});

/**
 * Updates a roster's message: edits it, or posts it if there is none. A lasting obstacle is reported to the leader;
 * any other error is thrown and retried.
 */
const drawRoster = async (
  bot: Bot,
  kinds: readonly DiscordRosterKind[],
  delivery: Delivery,
): Promise<Outcome> => {
  const { db, config, clock } = bot.context;
  const { guildId, subject: rosterId } = delivery;
  const kind = await findKind(db, kinds, guildId, rosterId);
  if (kind === null) return {};
  const view = await loadRosterView(
    { db, now: clock(), panelUrl: config.publicUrl, cdnUrl: config.cdnUrl, kind },
    guildId,
    rosterId,
  );
  if (view === null) return {};
  const { title, leaderId } = view.gathering;
  // A roster that is over and was never posted is not posted now.
  if (isOver(view) && delivery.messageId === null) return {};
  const drawn = await draw(bot, delivery, view);
  if (typeof drawn !== 'string') {
    if (drawn.shown !== undefined && kind.name === 'capt') await redrawAlert(bot, guildId, rosterId);
    return drawn;
  }
  const lost = { guildId, rosterId, kind: kind.name, problem: drawn, title, leaderId };
  return { problem: drawn, noted: async (tx) => noteLostRosterMessage(bot.context, tx, lost) };
};

/** The alert of its war leads to the sign-up, and may have been posted before it. */
const redrawAlert = async ({ context: { db } }: Bot, guildId: string, captId: string): Promise<void> => {
  const war = await findWarOfCapt(db, guildId, captId);
  if (war !== null) await requestDelivery(db, { guildId, kind: 'war_alert', subject: war.id });
};

const isOver = ({ gathering: { status } }: RosterView): boolean =>
  status === 'finished' || status === 'cancelled';

interface Drawn {
  shown?: ShownMessage;
}

const draw = async (bot: Bot, message: Delivery, view: RosterView): Promise<Drawn | ChannelProblem> => {
  if (message.messageId === null || message.channelId === null) return post(bot, message, view);
  const channel = await findChannel(bot, message.channelId);
  if (channel === null) return post(bot, message, view);
  try {
    await editWithPicture(bot, channel, message.messageId, view);
    return {};
  } catch (error) {
    if (isOver(view) && isDiscordError(error, [RESTJSONErrorCodes.UnknownMessage])) return {};
    if (isDiscordError(error, [RESTJSONErrorCodes.UnknownMessage, ...UNREACHABLE])) {
      return post(bot, message, view);
    }
    throw error;
  }
};

/** Posts into the channel the roster has, or into the one that the guild has configured by now. */
const post = async (bot: Bot, message: Delivery, view: RosterView): Promise<Drawn | ChannelProblem> => {
  const channel = await findPostableChannel(bot, [message.channelId, view.homeChannelId]);
  if (typeof channel === 'string') return channel;
  try {
    return await send(bot, channel, message, view);
  } catch (error) {
    if (isDiscordError(error, UNREACHABLE)) return 'missing_permissions';
    throw error;
  }
};

/**
 * The nonce identifies this attempt: if the process dies before the id is stored, the next attempt gets the
 * same message.
 */
const send = async (bot: Bot, channel: GuildTextBasedChannel, message: Delivery, view: RosterView) => {
  const nonce = `${view.rosterId.replaceAll('-', '').slice(0, 20)}-${message.posts}`;
  const called = await rolesToCall(bot, message, view);
  const call = called.length === 0 ? {} : mentionRoles(view.guildId, called);
  const drawn = await withPicture(bot, channel, view);
  const posted = await channel.send({ ...drawn, ...call, nonce, enforceNonce: true });
  return { shown: { channelId: channel.id, messageId: posted.id, posts: message.posts + 1 } };
};

/** Only the first post calls roles: a message that is posted again, or after the end of sign-up, calls nobody. */
const rolesToCall = async (bot: Bot, { posts }: Delivery, view: RosterView): Promise<string[]> => {
  if (posts > 0 || view.gathering.status !== 'open') return [];
  const roster = await findRoster(bot.context.db, view.guildId, view.rosterId);
  return roster === null ? [] : (await findCalledRoles(bot.context.db, roster)).map(({ id }) => id);
};
