import type { Language } from '@famiglia/contract/kit/language';

/** The name of a country code, in the reader's language. */
export const countryName = (language: Language, code: string): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};
