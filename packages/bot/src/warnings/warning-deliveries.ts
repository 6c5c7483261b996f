import { WARNING_KIND_NAMES } from '@famiglia/contract/warning-kinds';
import type { Delivery } from '@famiglia/core/guilds/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { findMatch } from '@famiglia/core/personnel/blacklist/match-joins';
import { whoIs } from '@famiglia/core/personnel/blacklist/blacklist.queries';
import { findWarningAlert, findWarningNotice } from '@famiglia/core/personnel/warnings/warning-news';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Outcome } from '../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import { escapeText } from '../discord/escape-text.ts';
import { findPostableChannel } from '../discord/find-channel.ts';
import { sendDirectMessage } from '../discord/send-direct-message.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { termText } from './give-warning.ts';
import { blacklistTexts, warningTexts } from './warning-texts.ts';

/** Discord keeps nonces of 25 characters. */
const nonceOf = (kind: string, id: string): string => `${kind}${id.replaceAll('-', '').slice(0, 20)}`;

/**
 * Tells a member by DM what became of a warning. Where DMs are closed nothing is posted in public: it is the member's
 * own affair, and `/warnings` shows it.
 */
export const notifyWarning = async (bot: Bot, { guildId, subject }: Delivery): Promise<void> => {
  const notice = await findWarningNotice(bot.context, guildId, subject);
  if (notice === null) return;
  const { news, warning, edits, points } = notice;
  const { language } = await findSettings(bot.context.db, guildId);
  const texts = warningTexts[language];
  const kind = WARNING_KIND_NAMES[language][warning.kind];
  const end = warning.ends_at === null ? null : `<t:${Math.floor(Date.parse(warning.ends_at) / 1000)}:f>`;
  const lines = [
    texts.told[news](kind, `<@${warning.issued_by.id}>`),
    texts.toldReason(escapeText(warning.reason)),
    ...(warning.state === 'active' ? [texts.toldTerm(texts.points(warning.weight), texts.until(end))] : []),
    texts.toldSum(texts.points(points)),
  ];
  const nonce = `${nonceOf(news.slice(0, 1), warning.id)}${edits % 1000}`;
  await sendDirectMessage(bot, { guildId, userId: warning.member.id, content: lines.join('\n'), nonce });
};

/** Posts for leaders. A family that chose no channel for them does not want it in Discord. */
const postToLeaders = async (
  bot: Bot,
  guildId: string,
  message: BaseMessageOptions,
  nonce: string,
): Promise<Outcome> => {
  const { channels } = await findSettings(bot.context.db, guildId);
  const channel = await findPostableChannel(bot, [channels.personnel]);
  if (channel === 'no_channel') return {};
  if (typeof channel === 'string') return { problem: channel };
  await channel.send({ ...message, allowedMentions: { parse: [] }, nonce, enforceNonce: true });
  return {};
};

/** Tells leaders of a member with many points, and proposes dismissal where the settings say so. */
export const postWarningAlert = async (bot: Bot, { guildId, subject }: Delivery): Promise<Outcome> => {
  const alert = await findWarningAlert(bot.context, guildId, subject);
  if (alert === null) return {};
  const { language } = await findSettings(bot.context.db, guildId);
  const texts = warningTexts[language];
  const { member, points, active, proposesDismissal } = alert;
  const shown = active
    .slice(-5)
    .map((warning) => `- ${termText(language, warning)}: ${escapeText(warning.reason)}`);
  const dismiss = {
    type: ComponentType.Button,
    style: ButtonStyle.Danger,
    customId: makeCustomId('warnings', 'dismiss', member.userId),
    label: texts.dismiss,
  } as const;
  const message: BaseMessageOptions = {
    content: texts.alert(`<@${member.userId}>`, texts.points(points)),
    embeds: [
      {
        color: BRAND_COLOR,
        title: escapeText(member.displayName),
        description: [...shown, ...(proposesDismissal ? [`\n${texts.proposal}`] : [])].join('\n'),
      },
    ],
    components: proposesDismissal ? [{ type: ComponentType.ActionRow, components: [dismiss] }] : [],
  };
  return postToLeaders(bot, guildId, message, nonceOf('wa', subject));
};

/** Tells leaders that somebody of the blacklist joined, with the entry. */
export const postBlacklistAlert = async (bot: Bot, { guildId, subject }: Delivery): Promise<Outcome> => {
  const found = await findMatch(bot.context, guildId, subject);
  if (found === null) return {};
  const { match, entry } = found;
  const { language } = await findSettings(bot.context.db, guildId);
  const texts = blacklistTexts[language];
  const when = `<t:${Math.floor(entry.createdAt.getTime() / 1000)}:D>`;
  const message = {
    content: texts.alert(`<@${match.userId}>`, escapeText(whoIs(entry))),
    embeds: [
      {
        color: BRAND_COLOR,
        description: texts.alertReason(escapeText(entry.reason), `<@${entry.addedBy}>`, when),
      },
    ],
  };
  return postToLeaders(bot, guildId, message, nonceOf('bl', subject));
};
