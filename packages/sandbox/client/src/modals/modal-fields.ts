import type { APIComponentInLabel, APIModalInteractionResponseCallbackData, APITextInputComponent } from 'discord-api-types/v10';
import { componentType } from '../components/component-type.ts';
import { selectDefaults } from '../components/select-items.ts';

/** What stands in the form, by custom id: the text of an input, or the chosen values. */
export type ModalFields = Record<string, string | string[]>;

export type ModalInput = APITextInputComponent | APIComponentInLabel;

/** The inputs of a form, whether they stand in labels or, the old way, in rows. */
export function modalInputs({ components }: APIModalInteractionResponseCallbackData): ModalInput[] {
  return components.flatMap((component): ModalInput[] => {
    if (component.type === componentType.ActionRow) return component.components;
    return component.type === componentType.Label ? [component.component] : [];
  });
}

export function firstFields(form: APIModalInteractionResponseCallbackData): ModalFields {
  return Object.fromEntries(modalInputs(form).map((input) => [input.custom_id, firstValue(input)]));
}

function firstValue(input: ModalInput): string | string[] {
  switch (input.type) {
    case componentType.TextInput:
      return input.value ?? '';
    case componentType.RadioGroup:
      return input.options.find((option) => option.default)?.value ?? '';
    case componentType.CheckboxGroup:
      return input.options.filter((option) => option.default).map(({ value }) => value);
    case componentType.Checkbox:
      return String(input.default ?? false);
    case componentType.FileUpload:
      return [];
    case componentType.StringSelect:
    case componentType.UserSelect:
    case componentType.RoleSelect:
    case componentType.MentionableSelect:
    case componentType.ChannelSelect:
      return selectDefaults(input);
  }
}

/** Which inputs still keep the form from being sent. */
export function missingFields(form: APIModalInteractionResponseCallbackData, fields: ModalFields): string[] {
  return modalInputs(form)
    .filter((input) => isMissing(input, fields[input.custom_id] ?? ''))
    .map((input) => input.custom_id);
}

function isMissing(input: ModalInput, value: string | string[]): boolean {
  if (input.type === componentType.Checkbox || input.type === componentType.FileUpload) return false;
  const required = input.required ?? true;
  if (value.length === 0) return required;
  if (input.type === componentType.TextInput) {
    return required && (`${value}`.trim() === '' || value.length < (input.min_length ?? 0));
  }
  return input.type !== componentType.RadioGroup && value.length < (input.min_values ?? 1);
}
