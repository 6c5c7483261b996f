import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findFamily } from '@famiglia/core/ranks/find-family';
import type { FamilyGroup } from '@famiglia/core/ranks/find-family';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { ActionRowData, BaseMessageOptions, MessageActionRowComponentData } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { dropKept, keepMessage } from '../../deliveries/kept-message.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { familyFields, familyPages } from './family-fields.ts';
import { familyTexts } from './family-texts.ts';

const count = (groups: readonly FamilyGroup[]): number =>
  groups.reduce((sum, { names }) => sum + names.length, 0);

/** Keeps the message «The family» up to date. */
export const keepFamilyList = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db } = bot.context;
  const { channels, language } = await findSettings(db, delivery.guildId);
  if (channels.family === null) {
    await dropKept(bot, delivery);
    return {};
  }
  const groups = await findFamily(db, delivery.guildId);
  const { fields, isWhole } = familyFields(groups, language);
  const texts = familyTexts[language];
  const button: ActionRowData<MessageActionRowComponentData> = {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        customId: makeCustomId('family', 'whole'),
        label: texts.whole,
      },
    ],
  };
  const message: BaseMessageOptions = {
    embeds: [{ color: BRAND_COLOR, title: texts.title(count(groups)), fields }],
    components: isWhole ? [] : [button],
  };
  return keepMessage(bot, delivery, { channelId: channels.family, message, name: 'family' });
};

/** All pages of a big family, for the person who pressed; the argument is the page. */
export const showFamily = async (call: ButtonCall): Promise<void> => {
  const { bot, interaction, language, answer } = call;
  const groups = await findFamily(bot.context.db, guildOf(interaction));
  const all = familyPages(groups, language);
  const wanted = call.args[0];
  const pages = pagesOf(all.length, 1, Number(wanted));
  const footer = pageText(pages, language);
  const message: BaseMessageOptions = {
    embeds: [
      {
        color: BRAND_COLOR,
        title: familyTexts[language].title(count(groups)),
        fields: all[pages.index] ?? [],
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) => makeCustomId('family', 'whole', index)),
  };
  await (wanted === undefined ? answer.replyEphemeral(message) : answer.update(message));
};
