import { FIELD_NAMES, groupFields } from './setting-field.ts';
import type { FieldOfKind, FieldValue, SettingField } from './setting-field.ts';
import type { PlainKind, PlainValues } from './setting-kinds.ts';
import type { Settings, SettingsValues } from './settings.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';

/** What a guild has before anybody saves anything. */
export const DEFAULT_SETTINGS = groupFields<unknown>(
  (field) => SETTINGS_FIELDS[field].default,
) as SettingsValues;

/** The settings alone, without who saved them and when. */
export const valuesOf = ({
  version: _version,
  updated_by: _by,
  updated_at: _at,
  ...values
}: Settings): SettingsValues => values;

/** Values saved by an older version lack what was added since: those fields have their defaults. */
export const withDefaults = (values: Partial<SettingsValues> = {}): SettingsValues =>
  groupFields<unknown>((field) => {
    const saved: unknown = readField(values, field);
    return saved === undefined ? SETTINGS_FIELDS[field].default : saved;
  }) as SettingsValues;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readField = <Field extends SettingField>(
  values: Partial<SettingsValues>,
  field: Field,
): FieldValue<Field> =>
  field
    .split('.')
    .reduce<unknown>((part, name) => (isGroup(part) ? part[name] : undefined), values) as FieldValue<Field>;

/** The value of a field of a plain kind, typed by the kind also while nothing is declared of it. */
export const readPlain = <Kind extends PlainKind>(
  values: Partial<SettingsValues>,
  field: FieldOfKind<Kind>,
): PlainValues[Kind] => {
  const value: unknown = readField(values, field);
  return value as PlainValues[Kind];
};

export const writeField = <Field extends SettingField>(
  values: SettingsValues,
  field: Field,
  value: FieldValue<Field>,
): SettingsValues => {
  const [group = '', name] = field.split('.');
  const whole: unknown = Reflect.get(values, group);
  return { ...values, [group]: name !== undefined && isGroup(whole) ? { ...whole, [name]: value } : value };
};

export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Which fields differ: what the activity counts and a conflict compares. */
export const changedFields = (before: SettingsValues, after: SettingsValues): SettingField[] =>
  FIELD_NAMES.filter((field) => !sameValue(readField(before, field), readField(after, field)));
