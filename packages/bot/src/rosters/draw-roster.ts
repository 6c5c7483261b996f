import {
  findRosterMessage,
  updateRosterMessage,
} from '@famiglia/core/gatherings/rosters/roster-message.queries';
import type { RosterMessage } from '@famiglia/core/gatherings/rosters/roster-message.queries';
import { markRosterMessageLost } from '@famiglia/core/gatherings/rosters/mark-roster-message-lost';
import { RESTJSONErrorCodes } from 'discord.js';
import type { GuildTextBasedChannel } from 'discord.js';
import type { Bot } from '../bot.ts';
import { findChannel, findPostableChannel } from '../discord/find-channel.ts';
import type { ChannelProblem } from '../discord/find-channel.ts';
import { isDiscordError } from '../discord/is-discord-error.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { rosterMessage } from './roster-message.ts';
import { loadRosterView } from './roster-view.ts';
import type { RosterView } from './roster-view.ts';

const UNREACHABLE = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
];

/**
 * Updates a roster's message: edits it, or posts it if there is none. A lasting obstacle is recorded and
 * reported to the leader; any other error is thrown and retried.
 */
export const drawRoster = async (
  bot: Bot,
  kind: DiscordRosterKind,
  guildId: string,
  rosterId: string,
): Promise<void> => {
  const { db, config, clock } = bot.context;
  const message = await findRosterMessage(db, rosterId);
  if (message === null || message.retiredAt !== null) return;
  if (message.retryAt !== null && message.retryAt > clock()) return;
  const view = await loadRosterView(
    { db, now: clock(), panelUrl: config.publicUrl, kind },
    guildId,
    rosterId,
  );
  if (view === null || view.version <= message.drawnVersion) return;
  const over = view.gathering.status === 'finished' || view.gathering.status === 'cancelled';
  // A roster that is over and was never posted is not posted now.
  const drawn = over && message.messageId === null ? {} : await draw(bot, message, view);
  if (typeof drawn === 'string') {
    const lost = { guildId, rosterId, kind: kind.name, problem: drawn, title: view.gathering.title };
    await markRosterMessageLost(bot.context, { ...lost, leaderId: view.gathering.leaderId });
    return;
  }
  await updateRosterMessage(db, rosterId, {
    ...drawn,
    drawnVersion: view.version,
    problem: null,
    retryAt: null,
    ...(over ? { retiredAt: clock() } : {}),
  });
};

type Drawn = Partial<Pick<RosterMessage, 'channelId' | 'messageId' | 'posts'>>;

const draw = async (bot: Bot, message: RosterMessage, view: RosterView): Promise<Drawn | ChannelProblem> => {
  if (message.messageId === null || message.channelId === null) return post(bot, message, view);
  const channel = await findChannel(bot, message.channelId);
  if (channel === null) return post(bot, message, view);
  try {
    await channel.messages.edit(message.messageId, rosterMessage(view));
    return {};
  } catch (error) {
    if (isDiscordError(error, [RESTJSONErrorCodes.UnknownMessage, ...UNREACHABLE])) {
      return post(bot, message, view);
    }
    throw error;
  }
};

/** Posts into the channel the roster has, or into the one that the guild has configured by now. */
const post = async (bot: Bot, message: RosterMessage, view: RosterView): Promise<Drawn | ChannelProblem> => {
  const channel = await findPostableChannel(bot, [message.channelId, view.homeChannelId]);
  if (typeof channel === 'string') return channel;
  try {
    return await send(channel, message, view);
  } catch (error) {
    if (isDiscordError(error, UNREACHABLE)) return 'missing_permissions';
    throw error;
  }
};

/**
 * The nonce identifies this attempt: if the process dies before the id is stored, the next attempt gets the
 * same message.
 */
const send = async (channel: GuildTextBasedChannel, message: RosterMessage, view: RosterView) => {
  const nonce = `${view.rosterId.replaceAll('-', '').slice(0, 20)}-${message.posts}`;
  const posted = await channel.send({ ...rosterMessage(view), nonce, enforceNonce: true });
  return { channelId: channel.id, messageId: posted.id, posts: message.posts + 1 };
};
