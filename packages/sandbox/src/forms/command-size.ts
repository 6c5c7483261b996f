import type { ChoiceForm, CommandForm, Localizations, Named, OptionForm } from './command-form.ts';

/**
 * The number of characters of a command: names, descriptions and values of itself and everything below it,
 * each in its longest language. Discord's documentation, "Application Commands", Slash Commands.
 */
export const commandSize = (form: CommandForm | OptionForm): number => {
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
