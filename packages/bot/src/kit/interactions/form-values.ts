import { ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import type { APIComponentInLabel, APILabelComponent, ModalSubmitInteraction } from 'discord.js';
import type { Form, FormValues } from './form.ts';

/** What a form shows before anything is typed. */
export const shownValues = ({ components }: Form): FormValues =>
  new Map(components.map(({ component }) => [component.custom_id, shownValue(component)]));

const shownValue = (component: APIComponentInLabel): string | string[] => {
  if (component.type === ComponentType.TextInput) return component.value ?? '';
  if (component.type === ComponentType.StringSelect)
    return component.options.filter((option) => option.default === true).map(({ value }) => value);
  return 'default_values' in component ? (component.default_values ?? []).map(({ id }) => id) : [];
};

export const sentValues = ({ fields }: ModalSubmitInteraction): FormValues =>
  new Map(
    fields.fields.map((field) => [
      field.customId,
      'values' in field ? field.values : 'value' in field ? String(field.value ?? '') : '',
    ]),
  );

/** The same form with these values. */
export const filledForm = (form: Form, values: FormValues): Form => ({
  ...form,
  components: form.components.map((label): APILabelComponent => {
    const value = values.get(label.component.custom_id);
    return value === undefined ? label : { ...label, component: filled(label.component, value) };
  }),
});

const filled = (component: APIComponentInLabel, value: string | readonly string[]): APIComponentInLabel => {
  if (component.type === ComponentType.TextInput) {
    const { value: _, ...empty } = component;
    return typeof value === 'string' && value !== '' ? { ...empty, value } : empty;
  }
  if (component.type === ComponentType.StringSelect) {
    const options = component.options.map((option) => ({ ...option, default: value.includes(option.value) }));
    return { ...component, options };
  }
  if (component.type === ComponentType.RoleSelect && typeof value !== 'string') {
    return {
      ...component,
      default_values: value.map((id) => ({ id, type: SelectMenuDefaultValueType.Role as const })),
    };
  }
  if (component.type === ComponentType.UserSelect && typeof value !== 'string') {
    return {
      ...component,
      default_values: value.map((id) => ({ id, type: SelectMenuDefaultValueType.User as const })),
    };
  }
  return component;
};

export const isSameValue = (
  one: string | readonly string[] | undefined,
  other: string | readonly string[] | undefined,
): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A value in words: the labels of what is chosen, roles and people as mentions. */
export const valueText = (component: APIComponentInLabel, value: string | readonly string[]): string => {
  if (typeof value === 'string') return value;
  if (component.type === ComponentType.StringSelect)
    return component.options
      .filter((option) => value.includes(option.value))
      .map(({ label }) => label)
      .join(', ');
  const at = component.type === ComponentType.UserSelect ? '@' : '@&';
  return value.map((id) => `<${at}${id}>`).join(' ');
};
