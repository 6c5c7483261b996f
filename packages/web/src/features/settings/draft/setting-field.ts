import type { SettingsValues } from '@famiglia/contract/settings';

type Key = keyof SettingsValues;
type Paths<K extends Key> = SettingsValues[K] extends readonly unknown[]
  ? K
  : SettingsValues[K] extends object
    ? `${K}.${keyof SettingsValues[K] & string}`
    : K;

/** The dotted path of one setting, as the server names it in an error: `time_zone`, `channels.events`. */
export type SettingField = { [K in Key]: Paths<K> }[Key];

export type FieldValue<Field extends SettingField> = Field extends Key
  ? SettingsValues[Field]
  : Field extends `${infer Group extends Key}.${infer Name}`
    ? Name extends keyof SettingsValues[Group]
      ? SettingsValues[Group][Name]
      : never
    : never;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readField = <Field extends SettingField>(
  values: SettingsValues,
  field: Field,
): FieldValue<Field> =>
  field
    .split('.')
    .reduce<unknown>((part, name) => (isGroup(part) ? part[name] : undefined), values) as FieldValue<Field>;

export const writeField = <Field extends SettingField>(
  values: SettingsValues,
  field: Field,
  value: FieldValue<Field>,
): SettingsValues => {
  const [group = '', name] = field.split('.');
  const whole: unknown = Reflect.get(values, group);
  return { ...values, [group]: name !== undefined && isGroup(whole) ? { ...whole, [name]: value } : value };
};

/** Every setting's path, in the order of the contract. */
const fieldsOf = (values: SettingsValues): SettingField[] =>
  Object.entries(values).flatMap(([key, value]) =>
    isGroup(value) ? Object.keys(value).map((name) => `${key}.${name}`) : [key],
  ) as SettingField[];

export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const changedFields = (before: SettingsValues, after: SettingsValues): SettingField[] =>
  fieldsOf(after).filter((field) => !sameValue(readField(before, field), readField(after, field)));
