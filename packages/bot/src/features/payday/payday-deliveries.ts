import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { explainLines } from '@famiglia/contract/payday/payday-words';
import type { Payday } from '@famiglia/contract/payday/payday-routes';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { presentPayday, readPayout } from '@famiglia/core/payday/compute-payday';
import { drawPayday } from '@famiglia/core/payday/payday-picture';
import { findPaydayIfAny } from '@famiglia/core/payday/payday.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { shortText } from '../../kit/discord/short-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { paydayTexts } from './payday-texts.ts';

const POSTED_NAMES = 60;
const PICTURE = 'payday.png';
const LONGEST_DESCRIPTION = 4000;
const LONGEST_WHY = 1500;

const read = async (bot: Bot, guildId: string, paydayId: string): Promise<Payday | null> => {
  const { db, clock } = bot.context;
  const row = await findPaydayIfAny(db, { guildId, paydayId });
  return row === null ? null : presentPayday(db, row, clock());
};

const nonceOf = (letter: string, id: string): string => `${letter}${id.replaceAll('-', '').slice(0, 20)}`;

/** The schedule closed a period: leaders check it, and approve. */
export const readPaydayCard: ReadNotice = async (bot, guildId, paydayId) => {
  const payday = await read(bot, guildId, paydayId);
  if (payday === null || (payday.status !== 'open' && payday.status !== 'waiting')) return null;
  const { language } = await findSettings(bot.context.db, guildId);
  const texts = paydayTexts[language];
  const line = texts.card(formatCents(language, payday.pay_cents), payday.people);
  return {
    right: 'money.approve',
    message: {
      embeds: [{ color: BRAND_COLOR, description: line }],
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Primary,
              customId: makeCustomId('payday', 'page', payday.id, '0'),
              label: texts.look,
            },
          ],
        },
      ],
    },
    line,
    nonce: nonceOf('p', payday.id),
    waits: true,
  };
};

/** What the family pays, in its channel; with names where the family wants them. */
export const postPayday = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { guildId, subject } = delivery;
  const { channels, language, payday: rules } = await findSettings(bot.context.db, guildId);
  const channel = await findPostableChannel(bot, [channels.payday]);
  // A family without a channel for it gets no post.
  if (channel === 'no_channel' || delivery.messageId !== null) return {};
  if (typeof channel === 'string') return { problem: channel };
  const payday = await read(bot, guildId, subject);
  if (payday === null || payday.status !== 'approved') return {};
  const texts = paydayTexts[language];
  const paid = payday.list.filter(({ pay_cents: pay }) => pay !== '0');
  if (paid.length === 0) return {};
  const lines = paid
    .slice(0, POSTED_NAMES)
    .map(
      ({ user, pay_cents: pay }, index) =>
        `${index + 1}. ${escapeText(user.name)} · ${formatCents(language, pay)}`,
    );
  const left = paid.length - lines.length;
  const description = [
    `**${texts.postTotal(formatCents(language, payday.pay_cents), paid.length)}**`,
    ...(rules.post_names ? [...lines, ...(left > 0 ? [texts.more(left)] : [])] : []),
  ].join('\n');
  const embed = {
    color: BRAND_COLOR,
    title: texts.postTitle,
    description: cutText(description, LONGEST_DESCRIPTION),
  };
  const posted = await channel.send({
    embeds: [rules.post_names ? { ...embed, image: { url: `attachment://${PICTURE}` } } : embed],
    files: rules.post_names
      ? [{ attachment: await drawPayday(bot.context, guildId, payday), name: PICTURE }]
      : [],
    allowedMentions: { parse: [] },
    nonce: nonceOf('w', subject),
    enforceNonce: true,
  });
  return { shown: { channelId: channel.id, messageId: posted.id, posts: delivery.posts + 1 } };
};

/** Tells a member who asked for it what the payday brought, and why. */
export const tellOfPayday = async (bot: Bot, { guildId, subject }: Delivery): Promise<void> => {
  const [paydayId = '', userId = ''] = subject.split(':');
  const { db } = bot.context;
  const row = await findPaydayIfAny(db, { guildId, paydayId });
  const mine = row?.status === 'approved' ? await readPayout(db, row, userId) : null;
  if (mine === null) return;
  const { language } = await findSettings(db, guildId);
  const why = shortText(explainLines(mine.lines, mine.carried_cents, language), LONGEST_WHY);
  const content = `**${paydayTexts[language].noticeTitle(formatCents(language, mine.pay_cents))}**\n${why}`;
  await sendDirectMessage(bot, {
    guildId,
    userId,
    content,
    nonce: nonceOf('n', `${userId.slice(-8)}${paydayId}`),
  });
};
