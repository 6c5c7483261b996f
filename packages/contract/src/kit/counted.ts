import type { Language } from './language.ts';
import { plural } from './plural.ts';

const NOUNS = {
  capts: {
    en: { one: '# capt', other: '# capts' },
    ru: { one: '# капт', few: '# капта', many: '# каптов', other: '# капта' },
  },
  days: {
    en: { one: '# day', other: '# days' },
    ru: { one: '# день', few: '# дня', many: '# дней', other: '# дня' },
  },
  hours: {
    en: { one: '# hour', other: '# hours' },
    ru: { one: '# час', few: '# часа', many: '# часов', other: '# часа' },
  },
  members: {
    en: { one: '# member', other: '# members' },
    ru: { one: '# участник', few: '# участника', many: '# участников', other: '# участника' },
  },
  months: {
    en: { one: '# month', other: '# months' },
    ru: { one: '# месяц', few: '# месяца', many: '# месяцев', other: '# месяца' },
  },
  operations: {
    en: { one: '# operation', other: '# operations' },
    ru: { one: '# операция', few: '# операции', many: '# операций', other: '# операции' },
  },
  people: {
    en: { one: '# person', other: '# people' },
    ru: { one: '# человек', few: '# человека', many: '# человек', other: '# человека' },
  },
  players: {
    en: { one: '# player', other: '# players' },
    ru: { one: '# игрок', few: '# игрока', many: '# игроков', other: '# игрока' },
  },
  points: {
    en: { one: '# point', other: '# points' },
    ru: { one: '# балл', few: '# балла', many: '# баллов', other: '# балла' },
  },
  screens: {
    en: { one: '# screen', other: '# screens' },
    ru: { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' },
  },
  wars: {
    en: { one: '# war', other: '# wars' },
    ru: { one: '# война', few: '# войны', many: '# войн', other: '# войны' },
  },
};

/** How many there are of something, in the nominative. */
export const counted = (language: Language, noun: keyof typeof NOUNS, count: number): string =>
  plural(language, count, NOUNS[noun][language]);
