import type { Language } from './constants.ts';

/** How each language writes dates and numbers. */
export const LOCALES: Record<Language, string> = { ru: 'ru-RU', en: 'en-US' };
