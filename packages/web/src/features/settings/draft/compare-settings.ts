import type { SettingField } from '@famiglia/contract/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings';
import { changedFields, readField, sameValue } from '@famiglia/contract/settings-values';

export interface Comparison {
  /** Both changed these, each to something else: a person has to choose. */
  conflicts: readonly SettingField[];
  /** Only the other person changed these: they are taken over. */
  theirs: readonly SettingField[];
  /** Only this person changed these: they are kept. */
  mine: readonly SettingField[];
}

/** What two people made of the same settings. */
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
