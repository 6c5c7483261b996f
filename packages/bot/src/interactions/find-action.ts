import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { CommandAction } from '../commands/command.ts';
import type { Registry } from './registry.ts';

/** The command, or the subcommand of it, that was used. */
export const findAction = (
  registry: Registry,
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
): CommandAction | undefined => {
  const command = registry.commands.get(interaction.commandName);
  if (command === undefined || !('subcommands' in command)) return command;
  // A client that still knows the command as it was may send it without any.
  const used = interaction.options.getSubcommand(false);
  return command.subcommands.find((subcommand) => subcommand.name.en === used);
};
