import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { readBalances } from '@famiglia/core/treasury/get-treasury';
import { findLastMoved } from '@famiglia/core/treasury/entry.queries';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { dropKept, keepMessage } from '../../deliveries/kept-message.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { balanceLines } from './bank-message.ts';
import { treasuryTexts } from './treasury-texts.ts';

/** Keeps the message with the balance up to date; without a channel there is none. */
export const keepBalance = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db } = bot.context;
  const { guildId } = delivery;
  const { channels, language } = await findSettings(db, guildId);
  if (channels.treasury === null) {
    await dropKept(bot, delivery);
    return {};
  }
  const texts = treasuryTexts[language];
  const last = await findLastMoved(db, guildId);
  const lines =
    last === null
      ? [texts.noneToSee]
      : [
          balanceLines(await readBalances(db, guildId), language),
          `-# ${texts.lastAt(readerTime(last, 'R'))}`,
        ];
  const message: BaseMessageOptions = {
    embeds: [{ color: BRAND_COLOR, title: texts.title, description: lines.join('\n') }],
  };
  return keepMessage(bot, delivery, { channelId: channels.treasury, message, name: 'treasury' });
};
