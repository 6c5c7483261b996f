import type { Language } from '@famiglia/contract/constants';

/** The language to answer in, from the locale of the reader's own Discord. */
export const languageOf = (locale: string): Language => (locale.toLowerCase().startsWith('ru') ? 'ru' : 'en');
