import type { Language } from '@famiglia/contract/kit/language';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { dropKept, keepMessage } from '../../deliveries/kept-message.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { cabinetTexts } from './cabinet-texts.ts';

/** Keeps the one message with the button of the cabinet, in the channel that leaders chose. */
export const keepCabinet = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { channels, language } = await findSettings(bot.context.db, delivery.guildId);
  if (channels.cabinet === null) {
    await dropKept(bot, delivery);
    return {};
  }
  return keepMessage(bot, delivery, {
    channelId: channels.cabinet,
    message: doorMessage(language),
    name: 'cabinet',
  });
};

const doorMessage = (language: Language): BaseMessageOptions => {
  const { name, kept } = cabinetTexts[language];
  return {
    embeds: [{ color: BRAND_COLOR, title: name, description: kept }],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Primary,
            customId: makeCustomId('cabinet', 'open'),
            label: name,
          },
        ],
      },
    ],
  };
};
