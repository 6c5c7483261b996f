import type { SettingsSectionName } from '../settings-sections.ts';
import { isPriority } from '../roles/use-roles-draft.ts';
import { useDraft } from './draft-context.ts';
import { concerns } from './field-problem.ts';
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

/** Where each setting is changed. */
const SECTION_OF_FIELD: Record<SettingField, SettingsSectionName> = {
  language: 'general',
  time_zone: 'general',
  reputation_name: 'general',
  'channels.events': 'channels',
  'channels.capts': 'channels',
  'channels.gg': 'channels',
  'channels.gungame': 'channels',
  'channels.gungame_review': 'channels',
  'channels.log': 'channels',
  'log.types': 'channels',
  'gg.mode': 'reputation',
  'gg.reward': 'reputation',
  'gg.daily_limit': 'reputation',
  reputation_roles: 'reputation',
  'events.reward': 'events',
  'events.sorting': 'events',
  'events.reminders_minutes': 'reminders',
  'capts.reward': 'capts',
  'capts.reminders_minutes': 'reminders',
  'gungame.reward': 'gungame',
  'gungame.daily_limit': 'gungame',
  'gungame.reject_reasons': 'gungame',
};
