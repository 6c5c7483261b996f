import type { Language } from '@famiglia/contract/constants';
import type { APIEmbed } from 'discord.js';
import { BRAND_COLOR } from '../brand-color.ts';
import type { BotCommand } from '../commands/command.ts';
import { helpLines } from './help-lines.ts';
import { helpTexts } from './help-texts.ts';

export interface HelpEmbedInput {
  commands: readonly BotCommand[];
  commandIds: ReadonlyMap<string, string>;
  language: Language;
  publicUrl: string;
  guildId: string | null;
}

export const helpEmbed = (input: HelpEmbedInput): APIEmbed => {
  const { commands, commandIds, language, publicUrl, guildId } = input;
  const texts = helpTexts[language];
  const links =
    guildId === null
      ? texts.linksOutside(`${publicUrl}/guilds`, publicUrl)
      : texts.links(`${publicUrl}/guild/${guildId}`, publicUrl);
  return {
    color: BRAND_COLOR,
    title: texts.title,
    description: [texts.intro, helpLines(commands, language, commandIds).join('\n'), links].join('\n\n'),
  };
};
