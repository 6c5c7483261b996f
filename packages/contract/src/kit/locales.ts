import type { Language } from './language.ts';

/** How each language writes dates and numbers. */
export const LOCALES: Record<Language, string> = { ru: 'ru-RU', en: 'en-US' };
