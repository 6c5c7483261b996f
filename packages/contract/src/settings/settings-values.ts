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

/** What reputation is called where a family has no name of its own for it. */
const REPUTATION_NAMES = { ru: DEFAULT_SETTINGS.reputation_name, en: 'Reputation' };

/**
 * Values saved by an older version lack what was added since: those fields have their defaults. The usual name of
 * reputation is in the family's language.
 */
export const withDefaults = (values: Partial<SettingsValues> = {}): SettingsValues => {
  const whole = groupFields<unknown>((field, path) => {
    const saved = readPath(values, path);
    return saved === undefined ? SETTINGS_FIELDS[field].default : saved;
  }) as SettingsValues;
  return Object.values(REPUTATION_NAMES).includes(whole.reputation_name)
    ? { ...whole, reputation_name: REPUTATION_NAMES[whole.language] }
    : whole;
};

/** Zones of those who set their server to a language of one country; others begin with UTC and choose. */
const ZONES: Readonly<Record<string, string>> = {
  'en-GB': 'Europe/London',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  it: 'Europe/Rome',
  pl: 'Europe/Warsaw',
  ro: 'Europe/Bucharest',
  tr: 'Europe/Istanbul',
  uk: 'Europe/Kyiv',
  'pt-BR': 'America/Sao_Paulo',
};

/**
 * What a server begins with: by its language in Discord. Discord says `en-US` of every server that never chose one, so
 * Cyrillic names speak for Russian as well.
 */
export const firstSettings = (locale: string, names: readonly string[]): SettingsValues =>
  locale === 'ru' || (locale === 'en-US' && names.some((name) => /\p{Script=Cyrillic}/u.test(name)))
    ? DEFAULT_SETTINGS
    : withDefaults({ language: 'en', time_zone: ZONES[locale] ?? 'UTC' });

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readPath = (values: Partial<SettingsValues>, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isGroup(part) ? part[name] : undefined), values);

export const readField = <Field extends SettingField>(
  values: Partial<SettingsValues>,
  field: Field,
): FieldValue<Field> => readPath(values, field.split('.')) as FieldValue<Field>;

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
