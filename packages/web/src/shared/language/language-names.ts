import type { Language } from '@famiglia/contract/kit/language';

/** Each language named in itself, so that a reader finds theirs in any language. */
export const LANGUAGE_NAMES: Record<Language, string> = { ru: 'Русский', en: 'English' };
