import { CHANNEL_PROBLEMS } from '@famiglia/contract/deliveries/delivery-problems';
import type { ChannelProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import { findLostNotices, settleNotices } from '@famiglia/core/rosters/roster-notice.queries';
import type { RosterNotice } from '@famiglia/core/rosters/roster-notice.queries';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery } from '../../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findMissingPermissions } from '../../kit/discord/find-channel.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import type { LeaderNotice } from '../../deliveries/notice-types.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { findKind } from './find-kind.ts';
import { noticeTexts } from './notice-texts.ts';
import type { Missing } from './notice-texts.ts';

/** One deleted channel loses all its sign-ups within moments: they are told of together. */
const GATHER_MS = 2500;

/** How many of those who planned them are mentioned. */
const MAX_MENTIONED = 10;

interface Lost {
  notice: RosterNotice;
  title: string;
  problem: ChannelProblem;
  missing: Missing;
}

/** Tells leaders in one message which sign-ups cannot be shown, and what to do; those who planned them are told first. */
export const lostMessagesNotice = (kinds: readonly DiscordRosterKind[]): FeatureDelivery => ({
  ...leaderNotice('lost_messages', async (bot, guildId) => readLostMessages(bot, kinds, guildId)),
  gatherMs: GATHER_MS,
});

const readLostMessages = async (
  bot: Bot,
  kinds: readonly DiscordRosterKind[],
  guildId: string,
): Promise<LeaderNotice | null> => {
  const { db, clock } = bot.context;
  const all: Lost[] = [];
  for (const notice of await findLostNotices(db, guildId)) {
    const lost = await readLost(bot, kinds, notice);
    if (lost === null) await settleNotices(db, [notice.id], 'none', clock());
    else all.push(lost);
  }
  const [one] = all;
  if (one === undefined) return null;
  const texts = noticeTexts[(await findSettings(db, guildId)).language];
  const lines = CHANNEL_PROBLEMS.flatMap((problem) => {
    const some = all.filter((lost) => lost.problem === problem);
    const titles = some.map(({ title }) => escapeText(title));
    return some.length === 0 ? [] : [texts.messagesLost(titles, problem, some[0]?.missing ?? null)];
  });
  const planners = [...new Set(all.map(({ notice }) => notice.userId))];
  const mentioned = planners.slice(0, MAX_MENTIONED);
  return {
    // Whoever manages the settings can choose another channel.
    right: 'settings.manage',
    first: planners,
    message: {
      content: mentioned.map((userId) => `<@${userId}>`).join(' '),
      embeds: [{ color: BRAND_COLOR, title: texts.lostTitle, description: lines.join('\n') }],
      allowedMentions: { users: mentioned },
    },
    line: texts.lostLine(escapeText(one.title), all.length - 1),
    nonce: `lost-${one.notice.id}`,
    told: async (via) => {
      const ids = all.map(({ notice }) => notice.id);
      await settleNotices(db, ids, via, clock());
      // More messages were lost while this notice was being sent.
      if ((await findLostNotices(db, guildId)).length > 0)
        await requestDelivery(db, { guildId, kind: 'lost_messages', subject: '' });
    },
  };
};

/** Null if it is deleted, or can be shown by now. */
const readLost = async (
  bot: Bot,
  kinds: readonly DiscordRosterKind[],
  notice: RosterNotice,
): Promise<Lost | null> => {
  const { db } = bot.context;
  const { guildId, rosterId } = notice;
  const kind = await findKind(db, kinds, guildId, rosterId);
  const gathering = (await kind?.load(db, guildId, rosterId)) ?? null;
  const message = await findRosterMessage(db, guildId, rosterId);
  const problem = CHANNEL_PROBLEMS.find((one) => one === message?.problem);
  if (kind === null || gathering === null || problem === undefined) return null;
  const settings = await findSettings(db, guildId);
  const places = [message?.channelId ?? null, settings.channels[kind.channel]];
  const missing =
    problem === 'missing_permissions' ? await findMissingPermissions(bot, places, settings.language) : null;
  return { notice, title: gathering.title, problem, missing };
};
