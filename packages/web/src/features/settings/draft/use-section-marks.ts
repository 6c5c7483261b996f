import type { SettingsSectionName } from '../settings-sections.ts';
import { isPriority } from '../roles/use-roles-draft.ts';
import { useDraft } from './draft-context.ts';
import { concerns } from './field-problem.ts';
import { SECTION_OF_FIELD } from './section-of-field.ts';
import type { SettingField } from './setting-field.ts';

type SectionMark = 'changed' | 'wrong';

/** Which sections hold unsaved changes, and which of them something that cannot be saved as it is. */
export const useSectionMarks = (): ReadonlyMap<SettingsSectionName, SectionMark> => {
  const { settings, roles } = useDraft();
  const marks = new Map<SettingsSectionName, SectionMark>();
  for (const field of settings.changed) marks.set(SECTION_OF_FIELD[field], 'changed');
  if (roles.changed.length > 0) {
    const valid = roles.changed.every((role) => isPriority(role.signup_priority));
    marks.set('roles', valid ? 'changed' : 'wrong');
  }
  for (const field of Object.keys(SECTION_OF_FIELD) as SettingField[]) {
    if (settings.problems.some((problem) => concerns(problem, field))) {
      marks.set(SECTION_OF_FIELD[field], 'wrong');
    }
  }
  return marks;
};
