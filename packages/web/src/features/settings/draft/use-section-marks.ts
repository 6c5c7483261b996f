import { FIELD_NAMES } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import type { SettingsSectionName } from '../settings-sections.ts';
import { isPriority } from '../roles/use-roles-draft.ts';
import { useDraft } from './draft-context.ts';
import { concerns } from './field-problem.ts';

export type SectionMark = 'changed' | 'wrong';

/** Which sections have unsaved changes, and which of them cannot be saved. */
export const useSectionMarks = (): ReadonlyMap<SettingsSectionName, SectionMark> => {
  const { settings, roles } = useDraft();
  const marks = new Map<SettingsSectionName, SectionMark>();
  for (const field of settings.changed) marks.set(SETTINGS_FIELDS[field].section, 'changed');
  if (roles.changed.length > 0) {
    const valid = roles.changed.every((role) => isPriority(role.signup_priority));
    marks.set('roles', valid ? 'changed' : 'wrong');
  }
  for (const field of FIELD_NAMES) {
    if (settings.problems.some((problem) => concerns(problem, field))) {
      marks.set(SETTINGS_FIELDS[field].section, 'wrong');
    }
  }
  return marks;
};
