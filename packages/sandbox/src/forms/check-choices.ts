import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { FormErrors } from './form-errors.ts';

/** What autocomplete may offer: at most 25 choices. */
export const readChoices = (data: unknown): APIApplicationCommandOptionChoice[] => {
  const { choices } = (data ?? {}) as { choices?: APIApplicationCommandOptionChoice[] };
  const errors = new FormErrors();
  if (!Array.isArray(choices)) errors.required(['data', 'choices']);
  errors.length(['data', 'choices'], choices, 0, 25);
  choices?.forEach((choice, index) => {
    errors.length(['data', 'choices', index, 'name'], choice.name, 1, 100);
    if (typeof choice.value === 'string')
      errors.length(['data', 'choices', index, 'value'], choice.value, 1, 100);
  });
  errors.throwIfAny();
  return choices ?? [];
};
