import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { channelItems, roleItems, userItems } from '../components/select-items.ts';
import type { Dictionary } from '../i18n/dictionary.ts';
import type { Directory } from '../state/directory.ts';
import type { PickItem } from '../ui/pick-item.ts';
import { localised } from './localised.ts';

/** The items of an option; null for free text. */
export const optionItems = (
  option: APIApplicationCommandBasicOption,
  directory: Directory,
  locale: string,
  text: Dictionary,
): PickItem[] | null => {
  switch (option.type) {
    case ApplicationCommandOptionType.Boolean:
      return [
        { value: 'true', label: text.commands.yes },
        { value: 'false', label: text.commands.no },
      ];
    case ApplicationCommandOptionType.User:
      return userItems(directory);
    case ApplicationCommandOptionType.Role:
      return roleItems(directory);
    case ApplicationCommandOptionType.Mentionable:
      return [...roleItems(directory), ...userItems(directory)];
    case ApplicationCommandOptionType.Channel:
      return channelItems(directory, option.channel_types);
    case ApplicationCommandOptionType.String:
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      if (!('choices' in option) || !option.choices?.length) return null;
      return option.choices.map(({ name, value, name_localizations }) => ({
        value: String(value),
        label: localised(name, name_localizations, locale),
      }));
    case ApplicationCommandOptionType.Attachment:
      return null;
  }
};
