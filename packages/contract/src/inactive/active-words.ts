import type { Language } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';

/**
 * Who is active, in the words of every page that counts them. It is said of nothing else: whoever wrote or pressed
 * something in Discord was “seen”.
 */
export const activeWords = (language: Language, days: number): string =>
  language === 'ru'
    ? `Активен тот, кто за ${plural('ru', days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })} был на МП или капте, прислал скрин или зашёл в голосовой канал. Отпускники и новички не считаются неактивными.`
    : `Active: came to an event or a capt, sent a screen or was in voice within ${plural('en', days, { one: '# day', other: '# days' })}. Nobody on vacation or newly joined counts as inactive.`;
