import { setTimeout as sleep } from 'node:timers/promises';
import { CHANNEL_PROBLEMS } from '@famiglia/contract/deliveries';
import type { ChannelProblem } from '@famiglia/contract/deliveries';
import { findRosterMessage } from '@famiglia/core/gatherings/rosters/roster-message.queries';
import { findLostNotices, settleNotices } from '@famiglia/core/gatherings/rosters/roster-notice.queries';
import type { RosterNotice } from '@famiglia/core/gatherings/rosters/roster-notice.queries';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { Bot } from '../bot.ts';
import { escapeText } from '../discord/escape-text.ts';
import { findMissingPermissions } from '../discord/find-channel.ts';
import { mentionInChannel } from '../discord/mention-in-channel.ts';
import { sendDirectMessage } from '../discord/send-direct-message.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { findKind } from './find-kind.ts';
import { noticeTexts } from './notice-texts.ts';
import type { Missing } from './notice-texts.ts';

/** One deleted channel loses all its sign-ups within moments: they are told of together. */
const GATHER_MS = 1500;

interface Lost {
  notice: RosterNotice;
  title: string;
  problem: ChannelProblem;
  missing: Missing;
}

/** Tells each leader in one message which of their sign-ups cannot be shown, and what to do. */
export const tellOfLostMessages = async (
  bot: Bot,
  kinds: readonly DiscordRosterKind[],
  guildId: string,
): Promise<void> => {
  await sleep(GATHER_MS);
  const { db, clock } = bot.context;
  const { language, channels } = await findSettings(db, guildId);
  const byLeader = new Map<string, Lost[]>();
  for (const notice of await findLostNotices(db, guildId)) {
    const lost = await readLost(bot, kinds, notice);
    if (lost === null) await settleNotices(db, [notice.id], 'none', clock());
    else byLeader.set(notice.userId, [...(byLeader.get(notice.userId) ?? []), lost]);
  }
  const texts = noticeTexts[language];
  for (const [userId, all] of byLeader) {
    const lines = CHANNEL_PROBLEMS.flatMap((problem) => {
      const some = all.filter((lost) => lost.problem === problem);
      const titles = some.map(({ title }) => escapeText(title));
      return some.length === 0 ? [] : [texts.messagesLost(titles, problem, some[0]?.missing ?? null)];
    });
    const ids = all.map(({ notice }) => notice.id);
    const nonce = `notice-${ids[0]}`;
    const words = { content: lines.join('\n'), nonce };
    const privately = await sendDirectMessage(bot, { guildId, userId, ...words });
    const inPublic = { ...words, channelIds: [channels.log], userIds: [userId], replyTo: null };
    const reached = privately || (await mentionInChannel(bot, inPublic));
    const publicly = reached ? 'channel' : 'none';
    await settleNotices(db, ids, privately ? 'dm' : publicly, clock());
  }
};

const readLost = async (
  bot: Bot,
  kinds: readonly DiscordRosterKind[],
  notice: RosterNotice,
): Promise<Lost | null> => {
  const { db } = bot.context;
  const { guildId, rosterId } = notice;
  const kind = await findKind(db, kinds, guildId, rosterId);
  const gathering = (await kind?.load(db, guildId, rosterId)) ?? null;
  if (kind === null || gathering === null) return null;
  const message = await findRosterMessage(db, guildId, rosterId);
  const problem = CHANNEL_PROBLEMS.find((one) => one === message?.problem) ?? 'no_channel';
  const settings = await findSettings(db, guildId);
  const places = [message?.channelId ?? null, settings.channels[kind.channel]];
  const missing =
    problem === 'missing_permissions' ? await findMissingPermissions(bot, places, settings.language) : null;
  return { notice, title: gathering.title, problem, missing };
};
