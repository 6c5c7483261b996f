import type { Language } from '@famiglia/contract/constants';
import type { APIEmbed } from 'discord.js';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import type { ListedCommand } from '../bot.ts';
import { helpTexts } from './help-texts.ts';

export interface HelpEmbedInput {
  commands: readonly ListedCommand[];
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

/** One line per command and subcommand: a clickable mention and its description. */
const helpLines = (
  commands: readonly ListedCommand[],
  language: Language,
  commandIds: ReadonlyMap<string, string>,
): string[] =>
  commands.flatMap((command) => {
    const id = commandIds.get(command.name.en);
    const mention = (subcommand?: ListedCommand['name']): string => {
      const path = (in_: Language) => [command.name[in_], subcommand?.[in_]].filter(Boolean).join(' ');
      // Discord localises a mention for the reader; plain text is localised here.
      return id === undefined ? `**/${path(language)}**` : `</${path('en')}:${id}>`;
    };
    return 'subcommands' in command
      ? command.subcommands.map(({ name, description }) => `${mention(name)} ${description[language]}`)
      : [`${mention()} ${command.description[language]}`];
  });
