import type { Language } from './language.ts';
import { trueMinus } from './true-minus.ts';

/** Made once: an `Intl` format costs as much as a thousand of its numbers, and every answer to a click has some. */
const numbers = { ru: new Intl.NumberFormat('ru'), en: new Intl.NumberFormat('en') };
const percents = {
  ru: new Intl.NumberFormat('ru', { style: 'percent' }),
  en: new Intl.NumberFormat('en', { style: 'percent' }),
};

/** A number as people of this language write it. */
export const formatNumber = (language: Language, value: number): string =>
  trueMinus(numbers[language].format(value));

/** A share of 1 as a whole number of percent. */
export const formatPercent = (language: Language, share: number): string => percents[language].format(share);
