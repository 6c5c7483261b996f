import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { findHolders } from '@famiglia/core/access/find-holders';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { dropLetter, findUntoldLetters, settleLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import type { DeliveryKey } from '@famiglia/core/deliveries/request-delivery';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { JobPostponed, postponeIfOver } from '@famiglia/core/platform/jobs/job-postponed';
import type { Bot } from '../../bot.ts';
import type { FeatureDelivery, Outcome } from '../../deliveries/delivery-kind.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { mentionInChannel } from '../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { postNotice } from './leader-notice.ts';
import type { LeaderNotice } from '../../deliveries/notice-types.ts';
import { leadersTexts } from './leaders-texts.ts';

/** How many people are told by direct message. The owner is told only if fewer others can be reached. */
const MAX_RECIPIENTS = 3;
const BATCH_SIZE = 100;
/** Lines of one direct message; the rest is counted. */
const MAX_LINES = 12;
const LONGEST_LINE = 140;
/** Notices that are shown whole. */
const MAX_WHOLE = 3;

interface Letter {
  key: DeliveryKey;
  notice: LeaderNotice;
  told: number;
}

/**
 * Sends leaders the notices that could not be posted in a channel, several in one direct message. With closed direct
 * messages the next person with the right is told. If nobody can be reached, the owner is mentioned in the server's
 * system channel without details, and the notices stay undelivered until a channel is chosen.
 */
export const letterDelivery = (kinds: readonly FeatureDelivery[]): FeatureDelivery => ({
  kind: 'leader_letter',
  // Notices that come together are sent in one message.
  gatherMs: 2000,
  spacingMs: 15_000,
  deliver: async (bot, delivery, signal): Promise<Outcome> => {
    const { db } = bot.context;
    const { guildId } = delivery;
    const keys = await findUntoldLetters(db, guildId, BATCH_SIZE);
    const letters: Letter[] = [];
    for (const key of keys) {
      postponeIfOver(signal);
      const read = kinds.find(({ kind }) => kind === key.kind)?.letter;
      const notice = (await read?.(bot, guildId, key.subject)) ?? null;
      if (notice === null) await dropLetter(db, key);
      else if (await postNotice(bot, guildId, notice)) await settle(bot, { key, notice }, 'channel');
      else letters.push({ key, notice, told: 0 });
    }
    if (letters.length > 0 && !(await writeToHolders(bot, delivery, letters)))
      return { problem: 'leaders_unreachable', gaveUp: true };
    if (keys.length === BATCH_SIZE) throw new JobPostponed(0);
    return {};
  },
});

/** Whether everything was told to somebody. */
const writeToHolders = async (bot: Bot, delivery: Delivery, letters: readonly Letter[]): Promise<boolean> => {
  const { context } = bot;
  const { guildId } = delivery;
  const { language } = await findSettings(context.db, guildId);
  const head = await explainDirectMessage(bot, guildId, language);
  const holders = new Map<LeaderNotice['right'], readonly string[]>();
  for (const { notice } of letters) {
    if (!holders.has(notice.right))
      holders.set(notice.right, await findHolders(context, guildId, notice.right));
  }
  const ownerId = bot.client.guilds.cache.get(guildId)?.ownerId;
  const first = letters.flatMap(({ notice }) => firstOf(notice));
  const others = [...holders.values()].flat().filter((id) => id !== ownerId);
  for (const userId of new Set([...first, ...others, ...(ownerId === undefined ? [] : [ownerId])])) {
    const mine = letters.filter(
      ({ notice, told }) =>
        told < MAX_RECIPIENTS &&
        (firstOf(notice).includes(userId) || holders.get(notice.right)?.includes(userId) === true),
    );
    if (mine.length === 0) continue;
    const nonce = `l${userId.slice(-8)}-${delivery.wantedVersion}-${mine[0]?.notice.nonce ?? ''}`.slice(
      0,
      25,
    );
    const words = letterOf(mine, language, head);
    if (await sendDirectMessage(bot, { guildId, userId, nonce, ...words }))
      for (const letter of mine) letter.told += 1;
  }
  // What belongs in no channel is not called for in public either: whom nobody could write to asks by command.
  const over = letters.filter(({ notice, told }) => told > 0 || notice.isPrivate === true);
  for (const letter of over) await settle(bot, letter, 'dm');
  if (over.length === letters.length) return true;
  if (delivery.problem === null && ownerId !== undefined) await callOwner(bot, guildId, ownerId, language);
  return false;
};

/** Limited, so that at least one person with the right is told. */
const firstOf = ({ first = [] }: LeaderNotice): readonly string[] => first.slice(0, MAX_RECIPIENTS - 1);

const settle = async (
  { context: { db, clock } }: Bot,
  { key, notice }: Pick<Letter, 'key' | 'notice'>,
  via: 'channel' | 'dm',
): Promise<void> => {
  await (notice.waits === true ? settleLetter(db, key, clock()) : dropLetter(db, key));
  await notice.told?.(via);
};

/** Why it comes by direct message, and how to have it in a channel. */
const explainDirectMessage = async (bot: Bot, guildId: string, language: Language): Promise<string> => {
  const { channels } = await findSettings(bot.context.db, guildId);
  const channel = await findPostableChannel(bot, [channels.personnel]);
  return leadersTexts[language].why[typeof channel === 'string' ? channel : 'channel_gone'];
};

const letterOf = (letters: readonly Letter[], language: Language, why: string) => {
  const texts = leadersTexts[language];
  const reason = letters.every(({ notice }) => notice.isPrivate === true) ? [] : [`-# ${why}`];
  const [first] = letters;
  if (letters.length === 1 && first !== undefined) {
    const { message, line } = first.notice;
    return { content: [line, ...reason].join('\n'), embeds: message.embeds ?? [] };
  }
  const lines = letters.slice(0, MAX_LINES).map(({ notice }) => `• ${cutText(notice.line, LONGEST_LINE)}`);
  const rest = letters.length - lines.length;
  const whole = letters.filter(({ notice }) => notice.isWhole === true).slice(0, MAX_WHOLE);
  return {
    content: [
      texts.summary(letters.length),
      ...lines,
      ...(rest > 0 ? [texts.more(rest)] : []),
      ...reason,
    ].join('\n'),
    embeds: whole.flatMap(({ notice }) => notice.message.embeds ?? []),
  };
};

/** Mentions the owner in public, only saying that there is news. */
const callOwner = async (bot: Bot, guildId: string, ownerId: string, language: Language): Promise<void> => {
  const systemChannelId = bot.client.guilds.cache.get(guildId)?.systemChannelId ?? null;
  await mentionInChannel(bot, {
    channelIds: [systemChannelId],
    userIds: [ownerId],
    content: leadersTexts[language].call,
    nonce: `leaders-${Math.floor(bot.context.clock().getTime() / 1000)}`,
    replyTo: null,
  });
};
