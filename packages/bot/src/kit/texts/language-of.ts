import type { Language } from '@famiglia/contract/kit/language';

/** The language to answer in, from the reader's Discord locale, which Discord may leave out. */
export const languageOf = (locale: string | undefined): Language =>
  locale?.toLowerCase().startsWith('ru') === true ? 'ru' : 'en';
