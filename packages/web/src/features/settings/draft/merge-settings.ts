import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import type { Comparison } from './compare-settings.ts';
import { readField, writeField } from '@famiglia/contract/settings/settings-values';

/** The newer settings with this person's changes, except where they take the newer value. */
export const mergeSettings = (
  mine: SettingsValues,
  theirs: SettingsValues,
  comparison: Comparison,
  takeTheirs: ReadonlySet<SettingField>,
): SettingsValues =>
  [...comparison.mine, ...comparison.conflicts]
    .filter((field) => !takeTheirs.has(field))
    .reduce((values, field) => writeField(values, field, readField(mine, field)), theirs);
