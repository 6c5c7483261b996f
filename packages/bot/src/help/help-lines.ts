import type { Language } from '@famiglia/contract/constants';
import type { BotCommand } from '../commands/command.ts';

/** One line per command and subcommand: a mention that can be clicked, and what it does. */
export const helpLines = (
  commands: readonly BotCommand[],
  language: Language,
  commandIds: ReadonlyMap<string, string>,
): string[] =>
  commands.flatMap((command) => {
    const id = commandIds.get(command.name.en);
    const mention = (subcommand?: BotCommand['name']): string => {
      const path = (in_: Language) => [command.name[in_], subcommand?.[in_]].filter(Boolean).join(' ');
      // Discord shows a mention in the reader's language by itself; plain text has to do it here.
      return id === undefined ? `**/${path(language)}**` : `</${path('en')}:${id}>`;
    };
    return 'subcommands' in command
      ? command.subcommands.map(({ name, description }) => `${mention(name)} ${description[language]}`)
      : [`${mention()} ${command.description[language]}`];
  });
