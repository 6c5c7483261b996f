import type { Language } from '@famiglia/contract/kit/language';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findFamily } from '@famiglia/core/ranks/find-family';
import type { FamilyGroup } from '@famiglia/core/ranks/find-family';
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
import { pageRows, pageText, pagesOf } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { localised } from '../../kit/texts/localised.ts';

const familyTexts = localised({
  en: {
    title: (count: number) => `Family · ${count}`,
    others: 'No rank',
    whole: 'Show everyone',
  },
  ru: { title: (count: number) => `Состав семьи · ${count}`, others: 'Без ранга', whole: 'Показать всех' },
});

/** Two pages are the two embeds of the message: Discord counts at most 6,000 characters of all embeds together. */
const PAGE_LENGTH = 2800;
const PAGES_SHOWN = 2;

/** The family in pages of a limited length. A group that does not fit goes on on the next page under its name. */
export const familyPages = (groups: readonly FamilyGroup[], language: Language): string[] => {
  const pages: string[] = [];
  let page = '';
  for (const { role, names } of groups) {
    const head = `**${role === null ? familyTexts[language].others : escapeText(role.name)}** · ${names.length}\n`;
    let line = head;
    const turn = (): void => {
      pages.push(`${page}${line}`.trim());
      page = '';
      line = head;
    };
    for (const name of names) {
      const word = `${line === head ? '' : ', '}${escapeText(name)}`;
      if (page.length + line.length + word.length > PAGE_LENGTH) {
        // A heading without a name under it moves with its first name.
        if (line === head) {
          pages.push(page.trim());
          page = '';
        } else turn();
        line = `${head}${escapeText(name)}`;
      } else line += word;
    }
    page += `${line}\n\n`;
  }
  return page.trim() === '' ? pages : [...pages, page.trim()];
};

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
  const pages = familyPages(groups, language);
  const [first = '', ...others] = pages.slice(0, PAGES_SHOWN);
  const texts = familyTexts[language];
  const message: BaseMessageOptions = {
    embeds: [
      { color: BRAND_COLOR, title: texts.title(count(groups)), description: first },
      ...others.map((description) => ({ color: BRAND_COLOR, description })),
    ],
    components:
      pages.length > PAGES_SHOWN
        ? [
            {
              type: ComponentType.ActionRow,
              components: [
                {
                  type: ComponentType.Button,
                  style: ButtonStyle.Secondary,
                  customId: makeCustomId('family', 'whole'),
                  label: texts.whole,
                },
              ],
            },
          ]
        : [],
  };
  return keepMessage(bot, delivery, { channelId: channels.family, message, name: 'family' });
};

/** All pages of a big family, for the person who pressed; the argument is the page. */
export const showFamily = async (call: ButtonCall): Promise<void> => {
  const { bot, interaction, language, answer } = call;
  const groups = await findFamily(bot.context.db, guildOf(interaction));
  const texts = familyPages(groups, language);
  const wanted = call.args[0];
  const pages = pagesOf(texts.length, 1, Number(wanted));
  const footer = pageText(pages, language);
  const message: BaseMessageOptions = {
    embeds: [
      {
        color: BRAND_COLOR,
        title: familyTexts[language].title(count(groups)),
        description: texts[pages.index] ?? '',
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) => makeCustomId('family', 'whole', index)),
  };
  await (wanted === undefined ? answer.replyEphemeral(message) : answer.update(message));
};
