import {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { BotCommand, CommandName, Subcommand } from '../kit/interactions/command.ts';
import { optionJson } from './option-json.ts';

const CONTEXTS = {
  guild: [InteractionContextType.Guild],
  anywhere: [InteractionContextType.Guild, InteractionContextType.BotDM],
} satisfies Record<BotCommand['place'], InteractionContextType[]>;

/** A command in the shape Discord registers. English is the base, Russian its localisation. */
export const commandJson = (command: BotCommand): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...nameJson(command),
  contexts: CONTEXTS[command.place],
  integration_types: [ApplicationIntegrationType.GuildInstall],
  ...(command.offeredTo === undefined
    ? {}
    : { default_member_permissions: String(PermissionFlagsBits[command.offeredTo]) }),
  options:
    'subcommands' in command
      ? command.subcommands.map(subcommandJson)
      : (command.options ?? []).map((option) => optionJson(option, nameJson(option))),
});

const subcommandJson = (subcommand: Subcommand) => ({
  ...nameJson(subcommand),
  type: ApplicationCommandOptionType.Subcommand as const,
  options: (subcommand.options ?? []).map((option) => optionJson(option, nameJson(option))),
});

const nameJson = ({ name, description }: CommandName) => ({
  name: name.en,
  name_localizations: { ru: name.ru },
  description: description.en,
  description_localizations: { ru: description.ru },
});
