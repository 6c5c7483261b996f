import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import type { RESTPostAPIContextMenuApplicationCommandsJSONBody } from 'discord.js';
import type { UserMenu } from './user-menu.ts';

/** A menu entry in the shape Discord registers. Members have it, strangers in a DM do not. */
export const userMenuJson = ({ name }: UserMenu): RESTPostAPIContextMenuApplicationCommandsJSONBody => ({
  type: ApplicationCommandType.User,
  name: name.en,
  name_localizations: { ru: name.ru },
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
});
