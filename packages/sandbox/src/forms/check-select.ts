import { ComponentType as Type } from 'discord-api-types/v10';
import type { ComponentNode } from '../world/component-node.ts';
import type { FieldPath, FormErrors } from './form-errors.ts';

const MAX_VALUES = 25;

export const SELECTS: ReadonlySet<Type> = new Set([
  Type.StringSelect,
  Type.UserSelect,
  Type.RoleSelect,
  Type.MentionableSelect,
  Type.ChannelSelect,
]);

/** A menu, by Discord's documentation, "Component Reference", String Select and its siblings. */
export const checkSelect = (errors: FormErrors, path: FieldPath, select: ComponentNode): void => {
  errors.length([...path, 'custom_id'], select.custom_id, 1, 100);
  errors.length([...path, 'placeholder'], select.placeholder, 0, 150);
  const most = checkCounts(errors, path, select);
  if (select.type !== Type.StringSelect) return;
  errors.length([...path, 'options'], select.options, 1, MAX_VALUES);
  const options = Array.isArray(select.options) ? (select.options as Record<string, unknown>[]) : [];
  options.forEach((option, index) => {
    errors.length([...path, 'options', index, 'label'], option.label, 1, 100);
    errors.length([...path, 'options', index, 'value'], option.value, 1, 100);
    errors.length([...path, 'options', index, 'description'], option.description, 0, 100);
  });
  checkDoubled(errors, [...path, 'options'], options);
  if (most > options.length) {
    errors.add([...path, 'options'], 'BASE_TYPE_MIN_LENGTH', `Must be ${most} or more in length.`);
  }
};

/** Returns how many may be chosen. */
const checkCounts = (errors: FormErrors, path: FieldPath, select: ComponentNode): number => {
  const { min_values: least = 1, max_values: most = 1 } = select as {
    min_values?: number;
    max_values?: number;
  };
  errors.number([...path, 'min_values'], least, 0, Math.min(most, MAX_VALUES));
  errors.number([...path, 'max_values'], most, 1, MAX_VALUES);
  return most;
};

const checkDoubled = (errors: FormErrors, path: FieldPath, options: Record<string, unknown>[]): void => {
  const values = options.map(({ value }) => value);
  values.forEach((value, index) => {
    if (values.indexOf(value) === index) return;
    errors.add(
      [...path, index, 'value'],
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      'The specified option value is already used',
    );
  });
};
