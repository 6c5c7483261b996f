import { ApplicationCommandOptionType as Option, ApplicationCommandType } from 'discord-api-types/v10';
import type { FieldPath, FormErrors } from './form-errors.ts';

export interface CommandForm {
  name: string;
  type?: ApplicationCommandType;
  description?: string;
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
  options?: OptionForm[];
  [field: string]: unknown;
}

export interface OptionForm {
  type: Option;
  name: string;
  description: string;
  required?: boolean;
  choices?: { name: string; value: string | number }[];
  options?: OptionForm[];
  name_localizations?: Record<string, string> | null;
  description_localizations?: Record<string, string> | null;
}

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

export function checkCommand(errors: FormErrors, path: FieldPath, command: CommandForm): void {
  if ((command.type ?? ApplicationCommandType.ChatInput) !== ApplicationCommandType.ChatInput) {
    errors.length([...path, 'name'], command.name, 1, 32);
    return;
  }
  checkNames(errors, path, command);
  checkOptions(errors, path, command.options);
}

function checkNames(errors: FormErrors, path: FieldPath, named: CommandForm | OptionForm): void {
  checkName(errors, [...path, 'name'], named.name);
  errors.length([...path, 'description'], named.description, 1, 100);
  for (const [locale, name] of Object.entries(named.name_localizations ?? {})) {
    checkName(errors, [...path, 'name_localizations', locale], name);
  }
  for (const [locale, text] of Object.entries(named.description_localizations ?? {})) {
    errors.length([...path, 'description_localizations', locale], text, 1, 100);
  }
}

/** Lower case is asked for in every script that has it. */
function checkName(errors: FormErrors, path: FieldPath, name: string): void {
  if (typeof name !== 'string') return errors.required(path);
  if (NAME.test(name) && name === name.toLowerCase()) return;
  errors.add(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

function checkOptions(errors: FormErrors, path: FieldPath, options: OptionForm[] | undefined): void {
  errors.length([...path, 'options'], options, 0, 25);
  let optionalSeen = false;
  const names = new Set<string>();
  options?.forEach((option, index) => {
    const place = [...path, 'options', index];
    checkNames(errors, place, option);
    checkChoices(errors, place, option);
    if (option.type <= Option.SubcommandGroup) checkOptions(errors, place, option.options);
    if (option.required && optionalSeen) {
      errors.add(
        place,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    if (names.has(option.name)) {
      errors.add(place, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists');
    }
    names.add(option.name);
    optionalSeen ||= !option.required;
  });
}

function checkChoices(errors: FormErrors, path: FieldPath, option: OptionForm): void {
  errors.length([...path, 'choices'], option.choices, 0, 25);
  option.choices?.forEach((choice, index) => {
    errors.length([...path, 'choices', index, 'name'], choice.name, 1, 100);
    if (typeof choice.value === 'string')
      errors.length([...path, 'choices', index, 'value'], choice.value, 1, 100);
  });
}
