import type { Language } from '../kit/language.ts';

/** What the feature is called in settings and lists. */
export const DIGEST_NAME: Readonly<Record<Language, string>> = { en: 'Digest', ru: 'Итоги недели' };
