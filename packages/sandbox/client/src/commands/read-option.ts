import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { OptionValue } from '../../../src/sandbox-types.ts';
import { optionType } from './option-type.ts';

export type OptionProblem =
  | { kind: 'required' | 'integer' | 'number' | 'choice' }
  | { kind: 'tooSmall' | 'tooBig' | 'tooShort' | 'tooLong'; limit: number };

export type ReadOption = { value: OptionValue | null } | { problem: OptionProblem };

/** What a person typed or chose, as the value to send; Discord checks the same before it lets a command go. */
export function readOption(option: APIApplicationCommandBasicOption, raw: string): ReadOption {
  const text = raw.trim();
  if (text === '') return option.required ? { problem: { kind: 'required' } } : { value: null };
  switch (option.type) {
    case optionType.Integer:
    case optionType.Number:
      return readNumber(option, text);
    case optionType.Boolean:
      return text === 'true' || text === 'false' ? { value: text === 'true' } : { problem: { kind: 'choice' } };
    case optionType.String: {
      const { min_length: least = 0, max_length: most = 6000 } = option;
      const length = [...text].length;
      if ('choices' in option && option.choices?.length && !option.choices.some(({ value }) => value === text)) {
        return { problem: { kind: 'choice' } };
      }
      if (length < least) return { problem: { kind: 'tooShort', limit: least } };
      if (length > most) return { problem: { kind: 'tooLong', limit: most } };
      return { value: text };
    }
    case optionType.Attachment:
      return { value: null };
    case optionType.User:
    case optionType.Channel:
    case optionType.Role:
    case optionType.Mentionable:
      return /^\d{17,20}$/.test(text) ? { value: text } : { problem: { kind: 'choice' } };
  }
}

type NumberOption = Extract<APIApplicationCommandBasicOption, { type: typeof optionType.Integer | typeof optionType.Number }>;

function readNumber(option: NumberOption, text: string): ReadOption {
  const value = Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) return { problem: { kind: 'number' } };
  if (option.type === optionType.Integer && !Number.isSafeInteger(value)) return { problem: { kind: 'integer' } };
  if ('choices' in option && option.choices?.length && !option.choices.some((choice) => choice.value === value)) {
    return { problem: { kind: 'choice' } };
  }
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  if (value < least) return { problem: { kind: 'tooSmall', limit: least } };
  if (value > most) return { problem: { kind: 'tooBig', limit: most } };
  return { value };
}
