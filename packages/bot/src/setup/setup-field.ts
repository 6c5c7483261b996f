import { FIELD_NAMES, isOfKind } from '@famiglia/contract/setting-field';
import type { FieldOfKind, SettingField } from '@famiglia/contract/setting-field';
import { NUMBER_PARTS } from '@famiglia/contract/setting-kinds';
import type { NumberPart, SetupPart } from '@famiglia/contract/setting-kinds';
import type { SettingsValues } from '@famiglia/contract/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings-fields';
import { chunksOf } from './chunks-of.ts';

export type ChannelSetting = keyof SettingsValues['channels'];

export const CHANNEL_SETTINGS = FIELD_NAMES.filter((field) => isOfKind(field, 'channel')).map(
  (field) => field.slice('channels.'.length) as ChannelSetting,
);

/** The sections of `/setup` in their order, and which parts of the declared settings each of them shows. */
const SECTION_PARTS = {
  general: ['general'],
  channels: ['channels'],
  rewards: NUMBER_PARTS,
  roles: ['roles'],
  reminders: ['reminders'],
  sorting: ['sorting'],
  log: ['log'],
} as const satisfies Record<string, readonly SetupPart[]>;

export type SectionName = keyof typeof SECTION_PARTS;
export const SECTION_NAMES = Object.keys(SECTION_PARTS) as SectionName[];

const fieldsOfPart = (part: SetupPart): SettingField[] =>
  FIELD_NAMES.filter((field) => SETTINGS_FIELDS[field].setup === part);

export const fieldsOfSection = (section: SectionName): SettingField[] =>
  SECTION_PARTS[section].flatMap(fieldsOfPart);

export type NumberField = FieldOfKind<'number'>;

export interface NumberForm {
  part: NumberPart;
  /** From 1 on. */
  page: number;
  fields: readonly NumberField[];
}

/** Discord shows at most five fields in one form: the sixth number of a part begins its next page. */
const FIELDS_IN_FORM = 5;

export const pagesOf = (part: NumberPart, numbers: readonly NumberField[]): NumberForm[] =>
  chunksOf(FIELDS_IN_FORM, numbers).map((fields, index) => ({ part, page: index + 1, fields }));

export const NUMBER_FORMS = NUMBER_PARTS.flatMap((part) =>
  pagesOf(
    part,
    fieldsOfPart(part).filter((field) => isOfKind(field, 'number')),
  ),
);

/** The arguments of a form in its custom id. The first page is left out. */
export const formArgs = ({ part, page }: NumberForm): string[] =>
  page === 1 ? [part] : [part, String(page)];

/** The field that an error is about; an error inside a list is about the list. */
export const fieldOf = (path: string): SettingField | null =>
  FIELD_NAMES.find((field) => path === field || path.startsWith(`${field}.`)) ?? null;
