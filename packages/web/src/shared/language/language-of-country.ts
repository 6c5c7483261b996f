import { RUSSIAN_SPEAKING_COUNTRIES } from '@famiglia/contract/kit/language';
import type { Language } from '@famiglia/contract/kit/language';

/** The language that visitors from a country see by default. */
export const languageOfCountry = (code: string | null | undefined): Language =>
  RUSSIAN_SPEAKING_COUNTRIES.some((known) => known === code) ? 'ru' : 'en';
