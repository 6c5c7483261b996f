import { FIELD_NAMES, isField } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { DEFAULT_SETTINGS, readField, sameValue } from '@famiglia/contract/settings/settings-values';
import { translateStartingWords } from '@famiglia/contract/settings/starting-words';

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Settings without which something does not work, in the order of their declaration: the most important first. */
export const missingFields = (values: SettingsValues): SettingField[] => {
  const valueOf = (field: string): unknown => {
    if (!isField(field)) throw new Error(`no setting is called ${field}`);
    return readField(values, field);
  };
  return FIELD_NAMES.filter((field) => {
    const { missing } = SETTINGS_FIELDS[field];
    return missing !== undefined && isEmpty(valueOf(field)) && (missing.when?.(valueOf) ?? true);
  });
};

/** What a family of this language has that never changed a setting. */
export const startingValues = ({ language }: SettingsValues): SettingsValues =>
  translateStartingWords({ ...DEFAULT_SETTINGS, language });

/** Settings that differ from what a family starts with. A channel or a role is nobody's at the start, so a chosen one is not unusual. */
export const unusualFields = (values: SettingsValues): SettingField[] => {
  const starting = startingValues(values);
  return FIELD_NAMES.filter((field) => {
    const usual = readField(starting, field);
    return !isEmpty(usual) && !sameValue(usual, readField(values, field));
  });
};
