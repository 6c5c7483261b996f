import {
  ApplicationCommandOptionType as Option,
  ApplicationCommandType,
  Locale,
} from 'discord-api-types/v10';
import type { CommandForm, Localizations, Named, OptionForm, ChoiceForm } from './command-form.ts';
import type { FieldPath, FormErrors } from './form-errors.ts';

/** Discord's documentation, "API Reference", Locales. */
const LOCALES: readonly string[] = Object.values(Locale);
const LARGEST_COMMAND = 8000;
const LONGEST_TEXT = 6000;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** A command, by Discord's documentation, "Application Commands". */
export const checkCommand = (errors: FormErrors, path: FieldPath, command: CommandForm): void => {
  if ((command.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput) {
    checkNames(errors, path, command);
    checkOptions(errors, path, command.options);
  } else {
    checkMenuEntry(errors, path, command);
  }
  if (commandSize(command) <= LARGEST_COMMAND) return;
  errors.add(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${LARGEST_COMMAND})`);
};

/** A command on a person or a message: any name, and no description. */
const checkMenuEntry = (errors: FormErrors, path: FieldPath, command: CommandForm): void => {
  errors.length([...path, 'name'], command.name, 1, 32);
  eachLocalization(errors, [...path, 'name_localizations'], command.name_localizations, (place, name) =>
    errors.length(place, name, 1, 32),
  );
  if (!command.description) return;
  errors.add(
    [...path, 'description'],
    'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
    'Context menu commands cannot have description',
  );
};

const checkNames = (errors: FormErrors, path: FieldPath, named: Named): void => {
  checkName(errors, [...path, 'name'], named.name);
  errors.length([...path, 'description'], named.description, 1, 100);
  eachLocalization(errors, [...path, 'name_localizations'], named.name_localizations, (place, name) =>
    checkName(errors, place, name),
  );
  eachLocalization(
    errors,
    [...path, 'description_localizations'],
    named.description_localizations,
    (place, text) => errors.length(place, text, 1, 100),
  );
};

const eachLocalization = (
  errors: FormErrors,
  path: FieldPath,
  localizations: Localizations | undefined,
  check: (place: FieldPath, text: string) => void,
): void => {
  for (const [locale, text] of Object.entries(localizations ?? {})) {
    errors.choice([...path, locale], locale, LOCALES);
    check([...path, locale], text);
  }
};

/** Lower case is required in every script that has it. */
const checkName = (errors: FormErrors, path: FieldPath, name: string): void => {
  if (typeof name !== 'string') return errors.required(path);
  if (NAME.test(name) && name === name.toLowerCase()) return;
  errors.add(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
};

const checkOptions = (errors: FormErrors, path: FieldPath, options: OptionForm[] | undefined): void => {
  errors.length([...path, 'options'], options, 0, 25);
  let optionalSeen = false;
  const names = new Set<string>();
  options?.forEach((option, index) => {
    const place = [...path, 'options', index];
    checkNames(errors, place, option);
    checkChoices(errors, place, option);
    checkLimits(errors, place, option);
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
};

const checkChoices = (errors: FormErrors, path: FieldPath, option: OptionForm): void => {
  errors.length([...path, 'choices'], option.choices, 0, 25);
  if (option.autocomplete && option.choices?.length) {
    errors.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
      'Autocomplete and choices exclude each other',
    );
  }
  option.choices?.forEach((choice, index) => {
    const place = [...path, 'choices', index];
    errors.length([...place, 'name'], choice.name, 1, 100);
    eachLocalization(errors, [...place, 'name_localizations'], choice.name_localizations, (at, name) =>
      errors.length(at, name, 1, 100),
    );
    if (typeof choice.value === 'string') errors.length([...place, 'value'], choice.value, 1, 100);
  });
};

const checkLimits = (errors: FormErrors, path: FieldPath, option: OptionForm): void => {
  const { min_value: lowest, max_value: highest = Infinity } = option;
  errors.number([...path, 'min_value'], lowest, -Infinity, highest);
  const { min_length: shortest, max_length: longest = LONGEST_TEXT } = option;
  errors.number([...path, 'min_length'], shortest, 0, Math.min(longest, LONGEST_TEXT));
  errors.number([...path, 'max_length'], longest, 1, LONGEST_TEXT);
};

/**
 * The number of characters of a command: names, descriptions and values of itself and everything below it,
 * each in its longest language. Discord's documentation, "Application Commands", Slash Commands.
 */
const commandSize = (form: CommandForm | OptionForm): number => {
  const options = sum(form.options ?? [], commandSize);
  const choices = sum((form.choices ?? []) as ChoiceForm[], choiceSize);
  return namesSize(form) + options + choices;
};

const choiceSize = (choice: ChoiceForm): number => namesSize(choice) + String(choice.value).length;

const namesSize = (texts: Named): number =>
  longest(texts.name, texts.name_localizations) + longest(texts.description, texts.description_localizations);

const longest = (text = '', localizations: Localizations = null): number =>
  Math.max(...[text, ...Object.values(localizations ?? {})].map(({ length }) => length));

const sum = <Part>(parts: Part[], sizeOf: (part: Part) => number): number =>
  parts.reduce((total, part) => total + sizeOf(part), 0);
