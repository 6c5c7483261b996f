import type { Language } from './language.ts';
import { formatNumber } from './format-number.ts';

export interface PluralForms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

const rules: Record<Language, Intl.PluralRules> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
};

/** Picks the right form of a word and puts the formatted number in place of `#`. */
export const plural = (language: Language, count: number, forms: PluralForms): string => {
  const category = rules[language].select(count);
  const form = (category === 'zero' || category === 'two' ? undefined : forms[category]) ?? forms.other;
  return form.replace('#', formatNumber(language, count));
};
