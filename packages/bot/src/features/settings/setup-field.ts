import { FIELD_NAMES } from '@famiglia/contract/settings/setting-field';
import type { FieldKind, FieldOfKind, SettingField } from '@famiglia/contract/settings/setting-field';
import type { SetupSection } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';

/** Kinds that are chosen in a select of the message and saved at once. */
const PICKED_KINDS = [
  'choice',
  'switch',
  'channel',
  'role',
  'roles',
  'people',
  'reminders',
  'time_zone',
] as const satisfies readonly FieldKind[];
/** Kinds that are typed into a form. The select of time zones has only common ones, so any other is typed. */
const TYPED_KINDS = [
  'number',
  'text',
  'welcome_text',
  'time_zone',
  'reasons',
  'names',
  'webhooks',
] as const satisfies readonly FieldKind[];

export type PickedField = FieldOfKind<(typeof PICKED_KINDS)[number]>;
export type TypedField = FieldOfKind<(typeof TYPED_KINDS)[number]>;

const fieldsOfSection = (section: SetupSection): SettingField[] =>
  FIELD_NAMES.filter((field) => SETTINGS_FIELDS[field].setup === section);

const isAmong = (kinds: readonly FieldKind[], field: SettingField): boolean =>
  kinds.includes(SETTINGS_FIELDS[field].kind);

export const isPicked = (field: SettingField): field is PickedField => isAmong(PICKED_KINDS, field);
const isTyped = (field: SettingField): field is TypedField => isAmong(TYPED_KINDS, field);

/** So many values fit into an embed, their selects' names into a select, and the buttons of their forms into a row. */
const SETTINGS_ON_PAGE = 15;

export const pagesOfSection = (section: SetupSection): SettingField[][] =>
  chunksOf(SETTINGS_ON_PAGE, fieldsOfSection(section));

export interface TypedForm {
  section: SetupSection;
  /** From 1 on, through all pages of the section. */
  number: number;
  fields: readonly TypedField[];
}

/** Discord shows at most five fields in one form: the sixth of a page begins the next form. */
const FIELDS_IN_FORM = 5;

export const typedForms = (section: SetupSection): TypedForm[] =>
  pagesOfSection(section)
    .flatMap((fields) => chunksOf(FIELDS_IN_FORM, fields.filter(isTyped)))
    .map((fields, index) => ({ section, number: index + 1, fields }));

/** The field that an error is about; an error inside a list is about the list. */
export const fieldOf = (path: string): SettingField | null =>
  FIELD_NAMES.find((field) => path === field || path.startsWith(`${field}.`)) ?? null;

/** The items in their order, cut so that none of the lists is longer than `size`. */
export const chunksOf = <Item>(size: number, items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
