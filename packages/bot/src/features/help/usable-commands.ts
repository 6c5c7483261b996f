import type { Permission } from '@famiglia/contract/access/permissions';
import type { Language } from '@famiglia/contract/kit/language';
import type { ListedCommand } from '../../bot.ts';
import { HELP_TOPICS } from '../../kit/interactions/help-topic.ts';
import type { HelpCondition, HelpTopic } from '../../kit/interactions/help-topic.ts';

export interface UsableInput {
  commands: readonly ListedCommand[];
  commandIds: ReadonlyMap<string, string>;
  language: Language;
  /** Null in a DM. */
  guild: {
    id: string;
    permissions: ReadonlySet<Permission>;
    conditions: ReadonlySet<HelpCondition>;
    hasPanel: boolean;
  } | null;
}

export interface UsableCommand {
  /** A clickable mention once the command is registered. */
  mention: string;
  /** As the reader types it. */
  typed: string;
  description: string;
}

export interface Topic {
  name: HelpTopic;
  commands: UsableCommand[];
}

/**
 * The topics with the commands that this person may use here; a subcommand counts as a command. Commands about the topic
 * come before parts of other commands.
 */
export const topicsFor = (input: UsableInput): Topic[] => {
  const usable = input.commands.flatMap((command) => usableParts(command, input));
  return HELP_TOPICS.map((name) => {
    const here = usable.filter(({ topic }) => topic === name);
    return {
      name,
      commands: [...here.filter(({ isPart }) => !isPart), ...here.filter(({ isPart }) => isPart)],
    };
  }).filter(({ commands }) => commands.length > 0);
};

const usableParts = (
  command: ListedCommand,
  input: UsableInput,
): (UsableCommand & { topic: HelpTopic; isPart: boolean })[] => {
  if (!isUsable(command, input) || (input.guild === null && command.place === 'guild')) return [];
  const { language, commandIds } = input;
  const id = commandIds.get(command.name.en);
  const parts = command.subcommands?.filter((part) => isUsable(part, input)) ?? [undefined];
  return parts.map((part) => {
    const path = (in_: Language) => [command.name[in_], part?.name[in_]].filter(Boolean).join(' ');
    const typed = `/${path(language)}`;
    return {
      topic: part?.topic ?? command.topic,
      isPart: part?.topic !== undefined,
      typed,
      // Discord localises a mention for the reader; plain text is localised here.
      mention: id === undefined ? `**${typed}**` : `</${path('en')}:${id}>`,
      description: (part ?? command).description[language],
    };
  });
};

const isUsable = ({ needs, when }: Pick<ListedCommand, 'needs' | 'when'>, { guild }: UsableInput): boolean =>
  guild === null ||
  ((needs === undefined || guild.permissions.has(needs)) &&
    (when === undefined || guild.conditions.has(when)));
