import type * as z from 'zod';
import type { Language } from '../kit/language.ts';
import type { OptionText, Placed, PlainKind } from './setting-kinds.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';

type Fields = typeof SETTINGS_FIELDS;

/** The dotted path of one setting, as the server names it in an error: `time_zone`, `channels.events`. */
export type SettingField = keyof Fields;
export type FieldValue<Field extends SettingField> = z.infer<Fields[Field]['schema']>;
export const FIELD_NAMES = Object.keys(SETTINGS_FIELDS) as SettingField[];

/** Plain kinds are kinds also while nothing is declared of one. */
export type FieldKind = Fields[SettingField]['kind'] | PlainKind;
export type FieldOfKind<Kind extends FieldKind> = {
  [Field in SettingField]: Fields[Field]['kind'] extends Kind ? Field : never;
}[SettingField];

export const isOfKind = <Kind extends FieldKind>(
  field: SettingField,
  kind: Kind,
): field is FieldOfKind<Kind> => SETTINGS_FIELDS[field].kind === kind;

export const fieldsOfKind = <Kind extends FieldKind>(kind: Kind): FieldOfKind<Kind>[] =>
  FIELD_NAMES.filter((field) => isOfKind(field, kind));

export const isField = (path: string): path is SettingField => Object.hasOwn(SETTINGS_FIELDS, path);

/** Settings that events and capts both have. */
export const SETTING_PAIRS = FIELD_NAMES.flatMap((capt) => {
  const { pairOf: event } = SETTINGS_FIELDS[capt] as Placed;
  return event !== undefined && isField(event) ? [{ event, capt }] : [];
});

/** A setting's name where nothing around it says what it belongs to. */
export const labelOf = (field: SettingField, language: Language): string => {
  const { label, fullLabel = label } = SETTINGS_FIELDS[field][language];
  return fullLabel;
};

/** The options of a choice in their order, in words. */
export const optionsOf = (
  field: FieldOfKind<'choice'>,
  language: Language,
): (OptionText & { value: string })[] =>
  Object.entries<Record<Language, OptionText>>(SETTINGS_FIELDS[field].options).map(([value, texts]) => ({
    value,
    ...texts[language],
  }));

/** Each field with the names on its way: reading the settings of a family goes through all of them. */
const PATHS = FIELD_NAMES.map((field) => [field, field.split('.')] as const);

/** What `valueOf` says of each field, in the shape of `SettingsValues`: `channels.events` is `events` in `channels`. */
export const groupFields = <Value>(
  valueOf: (field: SettingField, path: readonly string[]) => Value,
): Record<string, Value | Record<string, Value>> => {
  const groups: Record<string, Record<string, Value>> = {};
  const grouped: Record<string, Value | Record<string, Value>> = {};
  for (const [field, path] of PATHS) {
    const [first = '', name] = path;
    if (name === undefined) grouped[first] = valueOf(field, path);
    else {
      const group = (groups[first] ??= {});
      group[name] = valueOf(field, path);
      grouped[first] = group;
    }
  }
  return grouped;
};
