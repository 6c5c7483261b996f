import type { Language, Words } from '../kit/language.ts';
import type { Screenshot } from './screenshots.ts';

export const SCREENSHOT_KIND_NAMES: Words<Screenshot['kind']> = {
  en: { gg: 'GG', gungame: 'gun game', reports: 'report' },
  ru: { gg: 'ГГ', gungame: 'ган-гейм', reports: 'отчёт' },
};

export const SCREENSHOT_STATUS_NAMES: Words<Screenshot['status']> = {
  en: { pending: 'waiting', approved: 'approved', rejected: 'rejected' },
  ru: { pending: 'ждёт', approved: 'одобрен', rejected: 'отклонён' },
};

/** The screen that another one looks like. */
export const EARLIER_SCREEN: Readonly<Record<Language, string>> = { en: 'Earlier', ru: 'Ранее' };
