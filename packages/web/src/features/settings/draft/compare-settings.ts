import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { changedFields, readField, sameValue } from '@famiglia/contract/settings/settings-values';

export interface Comparison {
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
