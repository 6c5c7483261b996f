import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { OptionValue } from '../../../src/sandbox-types.ts';

export type OptionProblem =
  | { kind: 'required' | 'integer' | 'number' | 'choice' }
  | { kind: 'tooSmall' | 'tooBig' | 'tooShort' | 'tooLong'; limit: number };

export type ReadOption = { value: OptionValue | null } | { problem: OptionProblem };

/** The input as the value to send; Discord validates it in the same way before it sends a command. */
export const readOption = (option: APIApplicationCommandBasicOption, raw: string): ReadOption => {
  const text = raw.trim();
  if (text === '') return option.required ? { problem: { kind: 'required' } } : { value: null };
  switch (option.type) {
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return readNumber(option, text);
    case ApplicationCommandOptionType.Boolean:
      return text === 'true' || text === 'false'
        ? { value: text === 'true' }
        : { problem: { kind: 'choice' } };
    case ApplicationCommandOptionType.String: {
      const { min_length: least = 0, max_length: most = 6000 } = option;
      const { length } = Array.from(text);
      if (
        'choices' in option &&
        option.choices?.length &&
        !option.choices.some(({ value }) => value === text)
      ) {
        return { problem: { kind: 'choice' } };
      }
      if (length < least) return { problem: { kind: 'tooShort', limit: least } };
      if (length > most) return { problem: { kind: 'tooLong', limit: most } };
      return { value: text };
    }
    case ApplicationCommandOptionType.Attachment:
      return { value: null };
    case ApplicationCommandOptionType.User:
    case ApplicationCommandOptionType.Channel:
    case ApplicationCommandOptionType.Role:
    case ApplicationCommandOptionType.Mentionable:
      return /^\d{17,20}$/.test(text) ? { value: text } : { problem: { kind: 'choice' } };
  }
};

type NumberOption = Extract<
  APIApplicationCommandBasicOption,
  { type: ApplicationCommandOptionType.Integer | ApplicationCommandOptionType.Number }
>;

const readNumber = (option: NumberOption, text: string): ReadOption => {
  const value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) return { problem: { kind: 'number' } };
  if (option.type === ApplicationCommandOptionType.Integer && !Number.isSafeInteger(value))
    return { problem: { kind: 'integer' } };
  if (
    'choices' in option &&
    option.choices?.length &&
    !option.choices.some((choice) => choice.value === value)
  ) {
    return { problem: { kind: 'choice' } };
  }
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  if (value < least) return { problem: { kind: 'tooSmall', limit: least } };
  if (value > most) return { problem: { kind: 'tooBig', limit: most } };
  return { value };
};
