import type { Language } from '../kit/language.ts';

/** The heading of what Discord did not take. */
export const UNDELIVERED: Readonly<Record<Language, string>> = {
  en: 'Not delivered to Discord',
  ru: 'Не доставлено в Discord',
};
