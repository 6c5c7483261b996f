import { ApplicationCommandOptionType } from 'discord.js';
import type { APIApplicationCommandBasicOption } from 'discord.js';
import type { CommandOption, OptionType } from '../kit/interactions/command.ts';

const TYPES = {
  text: ApplicationCommandOptionType.String,
  integer: ApplicationCommandOptionType.Integer,
  number: ApplicationCommandOptionType.Number,
  boolean: ApplicationCommandOptionType.Boolean,
  user: ApplicationCommandOptionType.User,
  channel: ApplicationCommandOptionType.Channel,
  role: ApplicationCommandOptionType.Role,
  attachment: ApplicationCommandOptionType.Attachment,
} satisfies Record<OptionType, ApplicationCommandOptionType>;

export const optionJson = (
  option: CommandOption,
  names: Pick<APIApplicationCommandBasicOption, 'name' | 'description'>,
): APIApplicationCommandBasicOption =>
  ({
    ...names,
    type: TYPES[option.type],
    required: option.required ?? false,
    ...(option.autocomplete === true && { autocomplete: true }),
    ...(option.choices && {
      choices: option.choices.map(({ name, value }) => ({
        name: name.en,
        name_localizations: { ru: name.ru },
        value,
      })),
    }),
    ...limits(option),
  }) as APIApplicationCommandBasicOption;

const limits = ({ type, min, max }: CommandOption): Record<string, number> => {
  const unit = type === 'text' ? 'length' : 'value';
  return {
    ...(min !== undefined && { [`min_${unit}`]: min }),
    ...(max !== undefined && { [`max_${unit}`]: max }),
  };
};
