import { visibleText } from '@famiglia/contract/kit/visible-text';
import { ComponentType, SelectMenuDefaultValueType, TextInputStyle } from 'discord.js';
import type {
  APIComponentInLabel,
  APILabelComponent,
  APIModalInteractionResponseCallbackData,
  APISelectMenuOption,
} from 'discord.js';

/** A Discord form: at most five labelled fields. Action rows of inputs are deprecated. */
export interface Form extends APIModalInteractionResponseCallbackData {
  components: APILabelComponent[];
}

interface FieldWords {
  /** At most 45 characters. */
  label: string;
  /** What the field accepts, at most 100 characters: unlike a placeholder it stays visible while typing. */
  description?: string | undefined;
  /** Fields are required unless this is false. */
  required?: boolean;
}

interface TextField extends FieldWords {
  maxLength: number;
  /** The current value. */
  value?: string | null;
  placeholder?: string;
  /** A multi-line input. */
  long?: boolean;
}

export const form = (customId: string, title: string, fields: APILabelComponent[]): Form => ({
  custom_id: customId,
  title,
  components: fields,
});

export const textField = (customId: string, field: TextField): APILabelComponent =>
  labelled(field, {
    type: ComponentType.TextInput,
    custom_id: customId,
    style: field.long === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
    max_length: field.maxLength,
    required: field.required ?? true,
    ...(field.value ? { value: field.value } : {}),
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
  });

/** One choice of at most 25, or several. */
export const choiceField = (
  customId: string,
  field: FieldWords & { options: APISelectMenuOption[]; most?: number },
): APILabelComponent =>
  labelled(field, {
    type: ComponentType.StringSelect,
    custom_id: customId,
    required: field.required ?? true,
    options: field.options,
    ...(field.most === undefined ? {} : { max_values: field.most }),
  });

/** One role; the current one is chosen at first. */
export const roleField = (
  customId: string,
  field: FieldWords & { value?: string | null },
): APILabelComponent =>
  labelled(field, {
    type: ComponentType.RoleSelect,
    custom_id: customId,
    required: field.required ?? true,
    ...(field.value ? { default_values: [{ id: field.value, type: SelectMenuDefaultValueType.Role }] } : {}),
  });

/** One person of the server. */
export const userField = (customId: string, field: FieldWords): APILabelComponent =>
  labelled(field, {
    type: ComponentType.UserSelect,
    custom_id: customId,
    required: field.required ?? true,
  });

const labelled = ({ label, description }: FieldWords, component: APIComponentInLabel): APILabelComponent => ({
  type: ComponentType.Label,
  label,
  ...(description === undefined ? {} : { description }),
  component,
});

/** What the fields of a form hold, by their ids: a text, or what is chosen in a list. */
export type FormValues = ReadonlyMap<string, string | readonly string[]>;

interface SubmittedForm {
  values: FormValues;
}

/** What was typed; empty if the form had no such field. */
export const typedText = ({ values }: SubmittedForm, customId: string): string => {
  const value = values.get(customId);
  return typeof value === 'string' ? visibleText(value).trim() : '';
};

/** The values chosen in a list; empty if the form had no such list. */
export const chosenValues = ({ values }: SubmittedForm, customId: string): readonly string[] => {
  const value = values.get(customId);
  return value === undefined || typeof value === 'string' ? [] : value;
};
