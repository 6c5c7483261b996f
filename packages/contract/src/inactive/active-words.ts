import { counted } from '../kit/counted.ts';
import type { Language } from '../kit/language.ts';

/**
 * Who is active, in the words of every page that counts them. It is said of nothing else: whoever wrote or pressed
 * something in Discord was “seen”.
 */
export const activeWords = (language: Language, days: number): string =>
  language === 'ru'
    ? `Активен тот, кто за ${counted('ru', 'days', days)} был на МП или капте, прислал скрин или зашёл в голосовой канал. Отпускники и новички не считаются неактивными.`
    : `Active: came to an event or a capt, sent a screen or was in voice within ${counted('en', 'days', days)}. Nobody on vacation or newly joined counts as inactive.`;
