import { WARNING_KIND_NAMES } from '@famiglia/contract/warnings/warning-kinds';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findMember } from '@famiglia/core/members/member.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findMatch } from '@famiglia/core/blacklist/match-joins';
import { whoIs } from '@famiglia/core/blacklist/blacklist.queries';
import { findWarningAlert, findWarningNotice } from '@famiglia/core/warnings/warning-news';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { termText } from './give-warning.ts';
import { blacklistTexts, warningTexts } from './warning-texts.ts';

/** Discord keeps nonces of 25 characters. */
const nonceOf = (kind: string, id: string): string => `${kind}${id.replaceAll('-', '').slice(0, 20)}`;

/**
 * Tells a member by DM about a change of a warning. Where DMs are closed nothing is posted in public: it is the
 * member's own affair, and `/warnings` shows it.
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

/** Tells leaders of a member with many points, and proposes dismissal where the settings say so. */
export const readWarningAlert: ReadNotice = async (bot, guildId, subject) => {
  const alert = await findWarningAlert(bot.context, guildId, subject);
  if (alert === null) return null;
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
  const name = escapeText(member.displayName);
  return {
    right: 'personnel.manage',
    message,
    line: texts.alertLine(name, texts.points(points)),
    nonce: nonceOf('wa', subject),
  };
};

const button = (customId: string, label: string, style: ButtonStyle.Danger | ButtonStyle.Secondary) =>
  ({ type: ComponentType.Button, style, customId, label }) as const;

/** Tells leaders that somebody of the blacklist joined, by name, with the entry and what can be done about it. */
export const readBlacklistAlert: ReadNotice = async (bot, guildId, subject) => {
  const found = await findMatch(bot.context, guildId, subject);
  if (found === null) return null;
  const { match, entry } = found;
  const { language } = await findSettings(bot.context.db, guildId);
  const texts = blacklistTexts[language];
  const member = await findMember(bot.context.db, guildId, match.userId);
  const isHere = member !== null && member.leftAt === null;
  const name = escapeText(member?.displayName ?? match.userId);
  const when = `<t:${Math.floor(entry.createdAt.getTime() / 1000)}:D>`;
  const buttons = [
    ...(isHere
      ? [
          button(
            makeCustomId('warnings', 'dismiss', match.userId),
            warningTexts[language].dismiss,
            ButtonStyle.Danger,
          ),
        ]
      : []),
    ...(entry.liftedAt === null
      ? [button(makeCustomId('blacklist', 'lift', entry.id), texts.liftButton, ButtonStyle.Secondary)]
      : []),
  ];
  return {
    right: 'personnel.manage',
    message: {
      content: texts.alert(`<@${match.userId}>`, escapeText(whoIs(entry))),
      embeds: [
        {
          color: BRAND_COLOR,
          title: name,
          description: [
            texts.alertReason(escapeText(entry.reason), `<@${entry.addedBy}>`, when),
            texts.noRoles,
          ].join('\n'),
        },
      ],
      components: buttons.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: buttons }],
    },
    line: texts.alertLine(name),
    nonce: nonceOf('bl', subject),
  };
};
