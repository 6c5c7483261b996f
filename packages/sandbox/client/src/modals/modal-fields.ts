import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { selectDefaults } from '../components/select-items.ts';

/** The values of the form by custom id: the text of an input, or the chosen values. */
export type ModalFields = Record<string, string | string[]>;

export type ModalInput = APITextInputComponent | APIComponentInLabel;

/** The inputs of a form, in labels or in deprecated rows. */
const modalInputs = ({ components }: APIModalInteractionResponseCallbackData): ModalInput[] =>
  components.flatMap((component): ModalInput[] => {
    if (component.type === ComponentType.ActionRow) return component.components;
    return component.type === ComponentType.Label ? [component.component] : [];
  });

export const firstFields = (form: APIModalInteractionResponseCallbackData): ModalFields =>
  Object.fromEntries(modalInputs(form).map((input) => [input.custom_id, firstValue(input)]));

const firstValue = (input: ModalInput): string | string[] => {
  switch (input.type) {
    case ComponentType.TextInput:
      return input.value ?? '';
    case ComponentType.RadioGroup:
      return input.options.find((option) => option.default)?.value ?? '';
    case ComponentType.CheckboxGroup:
      return input.options.filter((option) => option.default).map(({ value }) => value);
    case ComponentType.Checkbox:
      return String(input.default ?? false);
    case ComponentType.FileUpload:
      return [];
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return selectDefaults(input);
  }
};

/** The inputs that still prevent submitting. */
export const missingFields = (form: APIModalInteractionResponseCallbackData, fields: ModalFields): string[] =>
  modalInputs(form)
    .filter((input) => isMissing(input, fields[input.custom_id] ?? ''))
    .map((input) => input.custom_id);

const isMissing = (input: ModalInput, value: string | string[]): boolean => {
  if (input.type === ComponentType.Checkbox || input.type === ComponentType.FileUpload) return false;
  const required = input.required ?? true;
  if (value.length === 0) return required;
  if (input.type === ComponentType.TextInput) {
    return required && (String(value).trim() === '' || value.length < (input.min_length ?? 0));
  }
  return input.type !== ComponentType.RadioGroup && value.length < (input.min_values ?? 1);
};
