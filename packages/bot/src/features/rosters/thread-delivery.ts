import { createHash } from 'node:crypto';
import { THREAD_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { DeliveryProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import {
  deleteThreadMembers,
  findKnownThreads,
  findThreadMembers,
  findThreadPeople,
  insertThreadMembers,
  storeRosterThread,
} from '@famiglia/core/rosters/roster-thread.queries';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import type { RosterRow } from '@famiglia/core/rosters/roster.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import { ChannelType, RESTJSONErrorCodes, ThreadAutoArchiveDuration } from 'discord.js';
import type { AnyThreadChannel, TextChannel } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery, Outcome } from '../../deliveries/delivery-kind.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import type { DiscordRosterKind, PostedGathering } from './discord-roster-kind.ts';
import { findKind } from './find-kind.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { threadTexts } from './notice-texts.ts';

/** A mention takes up to 23 characters and a message 2,000; more people go into another message. */
const PER_MESSAGE = 60;
/** Discord's limit for the name of a thread. */
const NAME_LENGTH = 100;

const REFUSED = [
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType,
];
const GONE = [RESTJSONErrorCodes.UnknownChannel];
const NOT_A_MEMBER = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser];

interface Threaded {
  kind: DiscordRosterKind;
  roster: RosterRow;
  gathering: PostedGathering;
}

/** The private thread of those selected (docs/decisions/0009-events-capts-and-attendance.md). */
export const threadDelivery = (kinds: readonly DiscordRosterKind[]): FeatureDelivery => ({
  kind: 'roster_thread',
  gatherMs: 200,
  spacingMs: 1000,
  deliver: async (bot, { guildId, subject: rosterId }, signal) => {
    const { db } = bot.context;
    const kind = await findKind(db, kinds, guildId, rosterId);
    const roster = await findRoster(db, guildId, rosterId);
    const gathering = (await kind?.load(db, guildId, rosterId)) ?? null;
    if (kind === null || roster === null || gathering === null) return {};
    try {
      return await updateThread(bot, { kind, roster, gathering }, signal);
    } catch (error) {
      // Whoever deletes the thread by hand wants none.
      if (roster.threadId !== null && isDiscordError(error, GONE)) return {};
      if (isDiscordError(error, REFUSED)) return { problem: 'thread_refused' };
      throw error;
    }
  },
});

const updateThread = async (bot: Bot, threaded: Threaded, signal: AbortSignal): Promise<Outcome> => {
  const { roster, gathering } = threaded;
  const { status, leaderId, title } = gathering;
  const isWanted = roster.thread && (status === 'open' || status === 'closed');
  if (!isWanted) {
    if (roster.threadId !== null) await archive(await fetchThread(bot, roster.threadId));
    return {};
  }
  const { selected, leads } = await findThreadPeople(bot.context.db, roster, leaderId);
  if (roster.threadId === null && (roster.frozenAt === null || selected.length === 0)) return {};
  const thread =
    roster.threadId === null ? await makeThread(bot, threaded) : await fetchThread(bot, roster.threadId);
  if (typeof thread === 'string') return { problem: thread };
  // Discord archives a quiet thread by itself, and lets nobody be removed from an archived one.
  if (thread.archived === true || thread.locked === true) {
    await thread.edit({ archived: false, locked: false });
  }
  await updateThreadMembers(bot, thread, threaded, {
    wanted: new Set(leads ? [...selected, leaderId] : selected),
    signal,
  });
  if (thread.name !== nameOf(title)) await thread.setName(nameOf(title));
  return {};
};

const nameOf = (title: string): string => cutText(title, NAME_LENGTH);

const fetchThread = async ({ client }: Bot, threadId: string): Promise<AnyThreadChannel> =>
  (client.channels.cache.get(threadId) ?? (await client.channels.fetch(threadId))) as AnyThreadChannel;

/**
 * Locks and archives a thread, which can still be read. An archived thread has to be reopened before it can be locked.
 */
const archive = async (thread: AnyThreadChannel): Promise<void> => {
  if (thread.archived === true && thread.locked === true) return;
  if (thread.archived === true) await thread.setArchived(false);
  await thread.edit({ archived: true, locked: true });
};

/** Creates the thread in the channel of the roster's message. */
const makeThread = async (
  bot: Bot,
  { kind, roster, gathering: { title } }: Threaded,
): Promise<AnyThreadChannel | DeliveryProblem> => {
  const { context } = bot;
  const { guildId } = roster;
  const message = await findRosterMessage(context.db, guildId, roster.id);
  const settings = await findSettings(context.db, guildId);
  const channel = await findPostableChannel(bot, [
    message?.channelId ?? null,
    settings.channels[kind.channel],
  ]);
  if (typeof channel === 'string') return channel;
  const me = channel.guild.members.me;
  // Below other channels Discord knows public threads only.
  if (channel.type !== ChannelType.GuildText) return 'thread_refused';
  if (me === null || !channel.permissionsFor(me).has([...THREAD_PERMISSIONS])) return 'thread_refused';
  const thread =
    (await findLostThread(bot, channel, { guildId, title })) ??
    (await channel.threads.create({
      name: nameOf(title),
      type: ChannelType.PrivateThread,
      invitable: false,
      autoArchiveDuration: ThreadAutoArchiveDuration.ThreeDays,
    }));
  await storeRosterThread(context, roster, { threadId: thread.id, title });
  return thread;
};

/**
 * A thread has no nonce. If the process died before it stored the new thread, it is found by its name, among threads of
 * the bot that belong to no roster.
 */
const findLostThread = async (
  { context, client }: Bot,
  channel: TextChannel,
  { guildId, title }: { guildId: string; title: string },
): Promise<AnyThreadChannel | undefined> => {
  const { threads } = await channel.threads.fetchActive();
  const own = threads.filter(({ ownerId, name }) => ownerId === client.user?.id && name === nameOf(title));
  if (own.size === 0) return undefined;
  const known = await findKnownThreads(context.db, guildId);
  return own.find(({ id, type }) => type === ChannelType.PrivateThread && !known.has(id));
};

/** Adds people who have a place now, and removes those whom the bot added and who have none any more. */
const updateThreadMembers = async (
  bot: Bot,
  thread: AnyThreadChannel,
  { kind, roster, gathering }: Threaded,
  { wanted, signal }: { wanted: ReadonlySet<string>; signal: AbortSignal },
): Promise<void> => {
  const { db } = bot.context;
  const present = await findThreadMembers(db, roster);
  const { language } = await findSettings(db, roster.guildId);
  const texts = threadTexts[language];
  for (const userId of present.filter((id) => !wanted.has(id))) {
    postponeIfOver(signal);
    await thread.members.remove(userId).catch((error: unknown) => {
      if (!isDiscordError(error, NOT_A_MEMBER)) throw error;
    });
    await deleteThreadMembers(db, roster, [userId]);
  }
  const missing = [...wanted].filter((id) => !present.includes(id));
  const words =
    present.length === 0
      ? (kind.threadOpened?.(gathering, language) ??
        texts.opened(escapeText(gathering.title), readerTime(gathering.startsAt, 'F')))
      : texts.joined;
  for (let start = 0; start < missing.length; start += PER_MESSAGE) {
    postponeIfOver(signal);
    const added = missing.slice(start, start + PER_MESSAGE);
    // Whoever is mentioned in a thread becomes its member: one call for sixty people instead of sixty.
    await thread.send({
      content: `${added.map((id) => `<@${id}>`).join(' ')}\n${words}`,
      allowedMentions: { users: added },
      nonce: nonceOf(roster, added),
      enforceNonce: true,
    });
    await insertThreadMembers(db, roster, added);
  }
};

/** The same people of the same list are called once, also if the process dies before it stores that it called them. */
const nonceOf = ({ id, version }: RosterRow, userIds: readonly string[]): string =>
  createHash('sha256')
    .update([id, version, ...userIds].join(' '))
    .digest('base64url')
    .slice(0, 25);
