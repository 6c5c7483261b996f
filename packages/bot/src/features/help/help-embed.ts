import type { Language } from '@famiglia/contract/kit/language';
import type { Permission } from '@famiglia/contract/access/permissions';
import type { Contact } from '@famiglia/core/platform/context';
import type { APIEmbed } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import type { ListedCommand } from '../../bot.ts';
import { contactLine } from '../../kit/texts/contact-line.ts';
import { localised } from '../../kit/texts/localised.ts';

const helpTexts = localised({
  en: {
    title: 'Famiglia',
    intro: 'Reputation, events, capts and gun game for your family. Available commands:',
    moreInGuild: 'There is more on your family’s server: type /help there.',
    site: (site: string) => `[Website](${site})`,
    links: (panel: string, site: string) => `[This server’s panel](${panel}) · [Website](${site})`,
    linksOutside: (panel: string, site: string) =>
      `[Your servers in the panel](${panel}) · [Website](${site})`,
  },
  ru: {
    title: 'Famiglia',
    intro: 'Репутация, мероприятия, капты и ган-гейм вашей семьи. Доступные команды:',
    moreInGuild: 'На сервере семьи команд больше: напишите /помощь там.',
    site: (site: string) => `[Сайт](${site})`,
    links: (panel: string, site: string) => `[Панель этого сервера](${panel}) · [Сайт](${site})`,
    linksOutside: (panel: string, site: string) => `[Ваши серверы в панели](${panel}) · [Сайт](${site})`,
  },
});

export interface HelpEmbedInput {
  commands: readonly ListedCommand[];
  commandIds: ReadonlyMap<string, string>;
  language: Language;
  publicUrl: string;
  contact?: Contact | undefined;
  /** Null in a DM. */
  guild: { id: string; permissions: ReadonlySet<Permission>; hasPanel: boolean } | null;
}

export const helpEmbed = (input: HelpEmbedInput): APIEmbed => {
  const { commandIds, language, publicUrl, guild } = input;
  const texts = helpTexts[language];
  const commands = usable(input);
  const inGuild =
    guild?.hasPanel === true
      ? texts.links(`${publicUrl}/guild/${guild.id}`, publicUrl)
      : texts.site(publicUrl);
  const contact = contactLine(input.contact, language);
  const links = guild === null ? texts.linksOutside(`${publicUrl}/guilds`, publicUrl) : inGuild;
  return {
    color: BRAND_COLOR,
    title: texts.title,
    description: [
      texts.intro,
      helpLines(commands, language, commandIds).join('\n'),
      ...(guild === null ? [texts.moreInGuild] : []),
      contact === null ? links : `${links}\n${contact}`,
    ].join('\n\n'),
  };
};

/** The commands that this person may use here. */
const usable = ({ commands, guild }: HelpEmbedInput): ListedCommand[] => {
  if (guild === null) return commands.filter(({ place }) => place === 'anywhere');
  const may = ({ needs }: Pick<ListedCommand, 'needs'>): boolean =>
    needs === undefined || guild.permissions.has(needs);
  return commands
    .filter(may)
    .map((command) =>
      command.subcommands === undefined
        ? command
        : { ...command, subcommands: command.subcommands.filter(may) },
    );
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
    return command.subcommands !== undefined
      ? command.subcommands.map(({ name, description }) => `${mention(name)} ${description[language]}`)
      : [`${mention()} ${command.description[language]}`];
  });
