import type { Language } from '../kit/language.ts';

/** From the mildest on. */
export const WARNING_KINDS = ['verbal', 'warning', 'severe'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export const WARNING_KIND_NAMES: Readonly<Record<Language, Readonly<Record<WarningKind, string>>>> = {
  en: { verbal: 'Verbal warning', warning: 'Warning', severe: 'Severe warning' },
  ru: {
    verbal: 'Устное предупреждение',
    warning: 'Предупреждение',
    severe: 'Строгое предупреждение',
  },
};

/** Points of one warning. */
export const MAX_WEIGHT = 100;
/** Ten years, in days. */
export const MAX_DAYS = 3650;
