import type { PriceItem } from '@famiglia/contract/reports/reports';
import { AppError } from '@famiglia/core/platform/app-error';
import { readPrices } from '@famiglia/core/reports/prices';
import { guildOf } from '../../kit/guild-of.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import type { CommandOption } from '../../kit/interactions/command.ts';

export const itemOption: CommandOption = {
  name: { en: 'item', ru: 'предмет' },
  description: { en: 'From the price list', ru: 'Из прайса' },
  type: 'text',
  required: true,
  autocomplete: true,
  max: 100,
};

export const suggestItems = async ({ bot, interaction }: AutocompleteCall): Promise<Choice[]> => {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const items = await readPrices(bot.context, guildOf(interaction));
  return items
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .map(({ id, name }) => ({ name, value: id }))
    .slice(0, 25);
};

/** A typed name is accepted: no two items have the same. */
export const readItemOption = async ({ bot, interaction }: CommandCall): Promise<PriceItem> => {
  const typed = interaction.options.getString('item', true).trim().toLowerCase();
  const items = await readPrices(bot.context, guildOf(interaction));
  if (items.length === 0) throw new AppError('price_list_empty');
  const item = items.find(({ id, name }) => id === typed || name.toLowerCase() === typed);
  if (item === undefined) throw new AppError('choose_from_list');
  return item;
};
