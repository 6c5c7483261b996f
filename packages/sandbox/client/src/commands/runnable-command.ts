import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
} from 'discord-api-types/v10';
import { localised } from './localised.ts';

/** A command that can be run: one without subcommands, or one subcommand. */
export interface RunnableCommand {
  /** Unique among all: the command's id and its subcommand. */
  key: string;
  name: string;
  /** `create`, or `group create`. */
  subcommand: string | null;
  /** The localised name: `мп создать`. */
  title: string;
  /** The original name: `mp create`. */
  path: string;
  description: string;
  options: APIApplicationCommandBasicOption[];
}

/** All slash commands and subcommands, in alphabetical order. */
export const runnableCommands = (commands: APIApplicationCommand[], locale: string): RunnableCommand[] =>
  commands
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .flatMap((command) => leaves(command, locale))
    .toSorted((a, b) => a.title.localeCompare(b.title));

/** The command itself, a subcommand or a group of them: they have the same shape. */
type Branch = Pick<
  APIApplicationCommand,
  'name' | 'description' | 'name_localizations' | 'description_localizations' | 'options'
>;

const leaves = (command: APIApplicationCommand, locale: string): RunnableCommand[] => {
  const found: RunnableCommand[] = [];
  const visit = (branch: Branch, path: string[], titles: string[]): void => {
    const deeper = (branch.options ?? []).filter(
      ({ type }) =>
        type === ApplicationCommandOptionType.Subcommand ||
        type === ApplicationCommandOptionType.SubcommandGroup,
    ) as Branch[];
    const here = [...path, branch.name];
    const title = [...titles, localised(branch.name, branch.name_localizations, locale)];
    for (const child of deeper) visit(child, here, title);
    if (deeper.length > 0) return;
    found.push({
      key: `${command.id} ${here.join(' ')}`,
      name: command.name,
      subcommand: here.slice(1).join(' ') || null,
      title: title.join(' '),
      path: here.join(' '),
      description: localised(branch.description, branch.description_localizations, locale),
      options: (branch.options ?? []) as APIApplicationCommandBasicOption[],
    });
  };
  visit(command, [], []);
  return found;
};

/** The commands that match the text after the slash: by prefix first, then anywhere in the name. */
export const matchCommands = (commands: RunnableCommand[], typed: string): RunnableCommand[] => {
  const wanted = typed.trimStart().toLocaleLowerCase().replaceAll(/\s+/g, ' ');
  const rank = ({ title, path }: RunnableCommand): number => {
    const names = [title, path].map((name) => name.toLocaleLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    // `/mp create title: Drop`: the name is complete and options follow.
    if (names.some((name) => wanted.startsWith(`${name} `))) return 0;
    return names.some((name) => name.includes(wanted.trim())) ? 1 : 2;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((match) => match.rank < 2)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
};
