import type { Language } from './language.ts';

type Week = readonly [string, string, string, string, string, string, string];

/** From Monday on. */
export const WEEKDAY_NAMES: Readonly<Record<Language, Week>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ru: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
};
