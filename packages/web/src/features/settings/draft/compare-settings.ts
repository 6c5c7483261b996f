import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { changedFields, readField, sameValue, writeField } from '@famiglia/contract/settings/settings-values';

interface Comparison {
  /** Both changed these to different values: the person has to choose. */
  conflicts: readonly SettingField[];
  /** Only the other person changed these: they are taken over. */
  theirs: readonly SettingField[];
  /** Only this person changed these: they are kept. */
  mine: readonly SettingField[];
}

/** How two people changed the same settings. */
export const compareSettings = (
  base: SettingsValues,
  mine: SettingsValues,
  theirs: SettingsValues,
): Comparison => {
  const changedByMe = changedFields(base, mine);
  const changedByThem = changedFields(base, theirs);
  return {
    conflicts: changedByMe.filter(
      (field) =>
        changedByThem.includes(field) && !sameValue(readField(mine, field), readField(theirs, field)),
    ),
    theirs: changedByThem.filter((field) => !changedByMe.includes(field)),
    mine: changedByMe.filter((field) => !changedByThem.includes(field)),
  };
};

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
