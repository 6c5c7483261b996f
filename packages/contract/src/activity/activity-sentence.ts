import type { ActivityEntry } from './activity.ts';
import { ACTIVITY_SENTENCES } from './activity-types.ts';
import type { Language } from '../kit/language.ts';
import { isField, labelOf } from '../settings/setting-field.ts';

/**
 * What happened, in words, with `{target}` in place of the name. In a file of its own, because it needs the settings'
 * names, and the settings need the types of activity.
 */
export const activitySentence = (
  language: Language,
  { type, data }: Pick<ActivityEntry, 'type' | 'data'>,
  formatDate: (iso: string) => string,
): string =>
  ACTIVITY_SENTENCES[language][type].says(data, formatDate, (path) =>
    isField(path) ? labelOf(path, language) : '',
  );
