import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import type { PriceItem } from '@famiglia/contract/reports/reports';
import { quantityText } from '@famiglia/contract/reports/report-words';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { readPrices } from '@famiglia/core/reports/prices';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { dropKept, keepMessage } from '../../deliveries/kept-message.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { reportTexts } from './report-texts.ts';

/** Keeps the one message with the prices and the button for reports, in the channel that leaders chose. */
export const keepPriceList = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { guildId } = delivery;
  const { channels, language } = await findSettings(bot.context.db, guildId);
  if (channels.prices === null) {
    await dropKept(bot, delivery);
    return {};
  }
  const message = priceListMessage(await readPrices(bot.context, guildId), language);
  const button = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Primary as const,
    customId: makeCustomId('reports', 'how'),
    label: reportTexts[language].report,
  };
  return keepMessage(bot, delivery, {
    channelId: channels.prices,
    message: { ...message, components: [{ type: ComponentType.ActionRow, components: [button] }] },
    name: 'prices',
  });
};

/** A button cannot take a picture, so it says what can. */
export const pressHow = async ({ language, answer }: ButtonCall): Promise<void> =>
  answer.replyEphemeral({ content: reportTexts[language].howTo });

const LONGEST_LIST = 4000;

/** What the family pays for, and how to bring it. */
export const priceListMessage = (items: readonly PriceItem[], language: Language): BaseMessageOptions => {
  const texts = reportTexts[language];
  const lines = items.map((item) => priceLine(item, language));
  while (lines.join('\n').length > LONGEST_LIST) lines.pop();
  const hidden = items.length - lines.length;
  const description =
    items.length === 0
      ? texts.priceListEmpty
      : [...lines, ...(hidden > 0 ? [`… +${hidden}`] : []), '', texts.howTo].join('\n');
  return { embeds: [{ color: BRAND_COLOR, title: texts.priceList, description }] };
};

const stamp = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:d>`;

const priceLine = ({ planned, ...item }: PriceItem, language: Language): string => {
  const texts = reportTexts[language];
  const limits = (['daily', 'weekly'] as const).flatMap((span) => {
    const limit = item[`${span}_limit`];
    return limit === null ? [] : [texts.limits[span](quantityText(language, limit, escapeText(item.unit)))];
  });
  const isLater = planned !== null && planned.valid_from === item.valid_from;
  const notes = [
    ...(isLater ? [texts.from(stamp(item.valid_from))] : []),
    ...(limits.length === 0 ? [] : [texts.upTo(limits.join(', '))]),
    ...(planned === null || isLater
      ? []
      : [texts.planned(stamp(planned.valid_from), formatCents(language, planned.price_cents))]),
  ];
  const unit = item.unit === '' ? '' : ` / ${escapeText(item.unit)}`;
  const price = `**${escapeText(item.name)}** · ${formatCents(language, item.price_cents)}${unit}`;
  return notes.length === 0 ? price : `${price}\n-# ${notes.join(' · ')}`;
};
