import { CHANNEL_PROBLEMS } from '@famiglia/contract/deliveries/delivery-problems';
import { DIGEST_PERIODS } from '@famiglia/contract/digest/digest';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { drawDigest } from '@famiglia/core/digest/digest-picture';
import { digestSpan } from '@famiglia/core/digest/digest-span';
import { readDigest } from '@famiglia/core/digest/read-digest';
import { readWaiting, WAITING_RIGHTS } from '@famiglia/core/digest/read-waiting';
import type { WaitingPart } from '@famiglia/core/digest/read-waiting';
import { MONEY_SUBJECT } from '@famiglia/core/digest/run-digests';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { APIEmbed } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { digestMessage } from './digest-message.ts';
import { digestTexts } from './digest-texts.ts';

/** What could not be posted for longer is news no more: by then the next week has its own, whatever its hour. */
const STALE_MS = 8 * 24 * 60 * 60 * 1000;

/** Posts a digest in the family’s channel, once; nothing where nothing happened. */
export const postDigest = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { context } = bot;
  const { guildId, subject } = delivery;
  const [kind, until = ''] = subject.split(':');
  const period = DIGEST_PERIODS.find((one) => one === kind);
  if (period === undefined || delivery.messageId !== null) return {};
  const { channels, language, time_zone: timeZone } = await findSettings(context.db, guildId);
  const span = digestSpan(period, until, timeZone);
  if (context.clock().getTime() - span.to.getTime() > STALE_MS) return {};
  const found = await readDigest(context, guildId, span);
  if (found === null) return {};
  const channel = await findPostableChannel(bot, [channels.digest]);
  // The family wants none any more.
  if (channel === 'no_channel') return {};
  if (typeof channel === 'string') {
    return {
      problem: channel,
      noted: async (tx) =>
        requestDelivery(tx, { guildId, kind: 'digest_lost', subject: `${channel}:${until}` }),
    };
  }
  const picture = await drawDigest(context, guildId, found);
  const posted = await channel.send({
    ...digestMessage({ digest: found.digest, picture }, language),
    allowedMentions: { parse: [] },
    nonce: `digest-${subject}`,
    enforceNonce: true,
  });
  return { shown: { channelId: channel.id, messageId: posted.id, posts: delivery.posts + 1 } };
};

/** There is a digest and no channel for it: whoever manages the settings can choose another. */
export const readLostDigest: ReadNotice = async (bot, guildId, subject) => {
  const [known, until = ''] = subject.split(':');
  const problem = CHANNEL_PROBLEMS.find((one) => one === known);
  if (problem === undefined) return null;
  const { channels, language } = await findSettings(bot.context.db, guildId);
  if (typeof (await findPostableChannel(bot, [channels.digest])) !== 'string') return null;
  const line = digestTexts[language].lost(problem);
  return {
    right: 'settings.manage',
    message: { embeds: [{ color: BRAND_COLOR, description: line }] },
    line,
    nonce: `lost-digest-${until}`,
  };
};

/**
 * What waits, to leaders only: in their channel, or by direct message to those who may see all of it. Sums are a message of their
 * own, for those who may see the money: whoever reads the leaders’ channel may not be one of them. None where nothing waits.
 */
export const readLeadersDigest: ReadNotice = async (bot, guildId, subject) => {
  const { language } = await findSettings(bot.context.db, guildId);
  const isMoney = subject.startsWith(`${MONEY_SUBJECT}:`);
  const waiting = await readWaiting(bot.context, guildId);
  const parts = waiting.filter(({ kind }) => (WAITING_RIGHTS[kind] === 'money.view') === isMoney);
  const [first, ...others] = [...new Set(parts.map(({ kind }) => WAITING_RIGHTS[kind]))];
  if (first === undefined) return null;
  const texts = digestTexts[language];
  const embed = waitingEmbed(parts, language);
  return {
    right: [first, ...others],
    message: { embeds: [isMoney ? { ...embed, title: texts.money } : embed] },
    line: isMoney ? texts.moneyWaits : texts.waits(parts.length),
    nonce: subject,
    isPrivate: isMoney,
    isWhole: true,
  };
};

export const waitingEmbed = (parts: readonly WaitingPart[], language: Language): APIEmbed => {
  const texts = digestTexts[language];
  const about = ({ names, count, cents }: WaitingPart): string => {
    if (cents > 0n) return formatCents(language, String(cents));
    const left = count - names.length;
    return `${names.map(escapeText).join(', ')}${left > 0 ? texts.more(left) : ''}`;
  };
  const lines = parts.map((part) => texts.lines[part.kind](part.count, about(part)));
  return {
    color: BRAND_COLOR,
    title: texts.leaders,
    description: lines.length === 0 ? texts.nothingWaits : lines.join('\n'),
  };
};
