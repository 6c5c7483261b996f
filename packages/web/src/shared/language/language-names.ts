import type { Language } from '@famiglia/contract/constants';

/** Each language in its own words, so that a reader finds theirs whatever is shown now. */
export const LANGUAGE_NAMES: Record<Language, string> = { ru: 'Русский', en: 'English' };
