import type { ChoiceForm, CommandForm, Localizations, Named, OptionForm } from './command-form.ts';

/**
 * The number of characters of a command: names, descriptions and values of itself and everything below it,
 * each in its longest language. Discord's documentation, "Application Commands", Slash Commands.
 */
export function commandSize(form: CommandForm | OptionForm): number {
  const options = sum(form.options ?? [], commandSize);
  const choices = sum((form.choices ?? []) as ChoiceForm[], choiceSize);
  return namesSize(form) + options + choices;
}

function choiceSize(choice: ChoiceForm): number {
  return namesSize(choice) + String(choice.value).length;
}

function namesSize(texts: Named): number {
  return (
    longest(texts.name, texts.name_localizations) +
    longest(texts.description, texts.description_localizations)
  );
}

function longest(text = '', localizations: Localizations = null): number {
  return Math.max(...[text, ...Object.values(localizations ?? {})].map(({ length }) => length));
}

function sum<Part>(parts: Part[], sizeOf: (part: Part) => number): number {
  return parts.reduce((total, part) => total + sizeOf(part), 0);
}
