import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import type { APIApplicationCommand, APIApplicationCommandOption } from 'discord-api-types/v10';
import type { OptionValue } from '../sandbox-types.ts';
import type { Attachment } from '../world/world.ts';
import { CallError } from '../errors/call-error.ts';
import type { Resolved } from './resolved.ts';

interface Filling {
  command: APIApplicationCommand;
  /** `create` or `group create`. */
  subcommand: string | undefined;
  values: Record<string, OptionValue>;
  attachment: { option: string | undefined; file: Attachment } | null;
  /** The option being typed; then nothing is required yet. */
  focused: string | null;
  userId: string;
  resolved: Resolved;
}

interface FilledOption {
  name: string;
  type: Option;
  value?: OptionValue;
  focused?: boolean;
  options?: FilledOption[];
}

/** The options of a command as Discord sends them: nested by subcommand, each with its type. */
export const fillOptions = (filling: Filling): FilledOption[] => {
  const path = filling.subcommand?.split(/[ /]+/).filter(Boolean) ?? [];
  return fillLevel(filling, filling.command.options ?? [], path);
};

const fillLevel = (
  filling: Filling,
  options: APIApplicationCommandOption[],
  path: string[],
): FilledOption[] => {
  const nested = options.some((option) => option.type <= Option.SubcommandGroup);
  if (!nested) {
    if (path.length > 0)
      throw new CallError(422, 'unknown_subcommand', `There is no subcommand ${path.join(' ')}.`);
    return fillValues(filling, options);
  }
  const [name, ...rest] = path;
  // A bare name is the first of Discord's suggestions.
  const chosen = options.find(
    (option) => option.type <= Option.SubcommandGroup && (name === undefined || option.name === name),
  );
  if (!chosen)
    throw new CallError(422, 'unknown_subcommand', `Name a subcommand of /${filling.command.name}.`);
  const inner = 'options' in chosen ? (chosen.options ?? []) : [];
  return [{ name: chosen.name, type: chosen.type, options: fillLevel(filling, inner, rest) }];
};

const fillValues = (filling: Filling, options: APIApplicationCommandOption[]): FilledOption[] => {
  const unknown = Object.keys(filling.values).find((name) => !options.some((option) => option.name === name));
  if (unknown !== undefined) throw new CallError(422, 'unknown_option', `There is no option ${unknown}.`);
  const upload = filling.attachment;
  const attachmentOption = options.find(
    (option) => option.type === Option.Attachment && (upload?.option ?? option.name) === option.name,
  );
  if (upload && !attachmentOption)
    throw new CallError(422, 'no_attachment_option', 'This command takes no file.');
  return options.flatMap((option) => {
    const given = upload && option === attachmentOption ? upload.file.id : filling.values[option.name];
    if (given === undefined) return missing(filling, option);
    const focused = filling.focused === option.name;
    const value = focused ? given : coerce(option, given);
    if (!focused) resolve(filling, option, value);
    return [{ name: option.name, type: option.type, value, ...(focused ? { focused } : {}) }];
  });
};

const missing = ({ focused }: Filling, option: APIApplicationCommandOption): FilledOption[] => {
  if (focused === option.name) return [{ name: option.name, type: option.type, value: '', focused: true }];
  if (option.required && focused === null) {
    throw new CallError(422, 'missing_option', `The option ${option.name} is required.`);
  }
  return [];
};

const coerce = (option: APIApplicationCommandOption, given: OptionValue): OptionValue => {
  const value = ofType(option, given);
  const bad = (why: string) => new CallError(422, 'bad_option', `${option.name} ${why}.`);
  if (value === null) throw bad('has the wrong type');
  if (
    'choices' in option &&
    option.choices?.length &&
    !option.choices.some((choice) => choice.value === value)
  ) {
    throw bad('is none of the choices');
  }
  if (typeof value === 'number' && 'min_value' in option && value < (option.min_value ?? value))
    throw bad('is too small');
  if (typeof value === 'number' && 'max_value' in option && value > (option.max_value ?? value))
    throw bad('is too large');
  if (typeof value === 'string' && 'min_length' in option && value.length < (option.min_length ?? 0))
    throw bad('is too short');
  if (typeof value === 'string' && 'max_length' in option && value.length > (option.max_length ?? 6000))
    throw bad('is too long');
  return value;
};

/** Forms send everything as text, so numbers and booleans are parsed from it too. */
const ofType = ({ type }: APIApplicationCommandOption, given: OptionValue): OptionValue | null => {
  if (type === Option.Boolean) return { true: true, false: false }[String(given)] ?? null;
  if (type !== Option.Integer && type !== Option.Number) return String(given);
  const number = Number(given);
  if (given === '' || Number.isNaN(number)) return null;
  return type === Option.Integer && !Number.isSafeInteger(number) ? null : number;
};

const resolve = (
  { resolved, userId, attachment }: Filling,
  { type }: APIApplicationCommandOption,
  value: OptionValue,
): void => {
  const id = String(value);
  if (type === Option.User) resolved.user(id);
  else if (type === Option.Role) resolved.role(id);
  else if (type === Option.Channel) resolved.channel(id, userId);
  else if (type === Option.Mentionable) resolved.mentionable(id);
  else if (type === Option.Attachment && attachment) resolved.attachment(attachment.file);
};
