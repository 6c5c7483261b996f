import type { Language } from '@famiglia/contract/constants';

/** The language to answer in, from the locale of the reader's own Discord, which Discord may leave out. */
export const languageOf = (locale: string | undefined): Language =>
  locale?.toLowerCase().startsWith('ru') === true ? 'ru' : 'en';
