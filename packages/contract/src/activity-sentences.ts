import type { ActivitySentences } from './activity-sentence.ts';
import { activitySentencesEn } from './activity-sentences-en.ts';
import { activitySentencesRu } from './activity-sentences-ru.ts';
import type { Language } from './constants.ts';

/** What happened, in words: the panel's list and the guild's log in Discord say the same. */
export const ACTIVITY_SENTENCES: Readonly<Record<Language, ActivitySentences>> = {
  en: activitySentencesEn,
  ru: activitySentencesRu,
};

/** In place of a name, where nobody acted: the clock ended a trial. */
export const BY_ITSELF: Readonly<Record<Language, string>> = { en: 'By itself', ru: 'Само собой' };
