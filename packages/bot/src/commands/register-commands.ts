import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Routes,
} from 'discord.js';
import type {
  APIApplicationCommand,
  Client,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import type { BotFeature } from '../feature.ts';
import { commandJson } from './command-json.ts';
import type { UserMenu } from '../kit/interactions/user-menu.ts';

/**
 * Registers our commands with Discord, but only if they differ: Discord allows few such calls a day, and most
 * starts change nothing. Returns the ids of the commands by name.
 */
export const registerCommands = async (
  client: Client<true>,
  features: readonly BotFeature[],
): Promise<Map<string, string>> => {
  const wanted = [
    ...features.flatMap((feature) => feature.commands ?? []).map(commandJson),
    ...features.flatMap((feature) => feature.userMenus ?? []).map(userMenuJson),
  ];
  const registered = await readCommands(client);
  const current = isCurrent(wanted, registered)
    ? registered
    : ((await client.rest.put(routeOf(client), { body: wanted })) as APIApplicationCommand[]);
  return idsOf(current);
};

/** The ids of the commands by name, as another process has registered them. */
export const readCommandIds = async (client: Client<true>): Promise<Map<string, string>> =>
  idsOf(await readCommands(client));

const routeOf = ({ application }: Client<true>) => Routes.applicationCommands(application.id);

const readCommands = async (client: Client<true>): Promise<APIApplicationCommand[]> =>
  (await client.rest.get(routeOf(client), {
    query: new URLSearchParams({ with_localizations: 'true' }),
  })) as APIApplicationCommand[];

const idsOf = (commands: readonly APIApplicationCommand[]): Map<string, string> =>
  new Map(commands.map((command) => [command.name, command.id]));

/** Discord's order has no meaning, so it is not compared. */
const isCurrent = (
  wanted: readonly { name: string }[],
  registered: readonly APIApplicationCommand[],
): boolean =>
  wanted.length === registered.length &&
  wanted.every((command) =>
    commandsEqual(
      command,
      registered.find((other) => other.name === command.name),
    ),
  );

/** A menu entry in the shape Discord registers. It is available in guilds only, not in DMs. */
const userMenuJson = ({ name }: UserMenu): RESTPostAPIContextMenuApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.User,
  name: name.en,
  name_localizations: { ru: name.ru },
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});

/**
 * Whether the registered command equals the wanted one. Discord adds fields and leaves out empty ones (null,
 * false, empty), so only the fields of the wanted command are compared.
 */
export const commandsEqual = (wanted: unknown, registered: unknown): boolean => {
  if (isNothing(wanted)) return isNothing(registered);
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(registered) &&
      wanted.length === registered.length &&
      wanted.every((item, index) => commandsEqual(item, registered[index]))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === registered;
  if (typeof registered !== 'object' || registered === null) return false;
  const theirs = new Map<string, unknown>(Object.entries(registered));
  return Object.entries(wanted).every(([key, value]) => commandsEqual(value, theirs.get(key)));
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
