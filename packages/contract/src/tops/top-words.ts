import { formatNumber } from '../kit/format-number.ts';
import type { Language, Words } from '../kit/language.ts';
import type { TopKind, TopPeriod } from './tops.ts';

export const TOP_PERIOD_NAMES: Words<TopPeriod> = {
  en: { week: 'This week', month: 'This month', season: 'Season', all: 'All time' },
  ru: { week: 'Неделя', month: 'Месяц', season: 'Сезон', all: 'Всё время' },
};

/** Reputation has the name that the family gave it. */
export const TOP_KIND_NAMES: Words<TopKind> = {
  en: {
    reputation: 'Reputation',
    attendance: 'Attendance',
    damage: 'Damage',
    screens: 'Screens',
    voice: 'Voice',
  },
  ru: { reputation: 'Репутация', attendance: 'Явка', damage: 'Урон', screens: 'Скрины', voice: 'Голос' },
};

/** What is counted, in one sentence. */
export const TOP_KIND_NOTES: Words<TopKind> = {
  en: {
    reputation: 'What was earned in this period; what was taken back does not count.',
    attendance: 'Events and capts that the member came to.',
    damage: 'Damage in the capts of this period.',
    screens: 'Approved GG and gun game screens.',
    voice: 'Whole hours in voice channels, the AFK channel aside.',
  },
  ru: {
    reputation: 'Сколько заработано за это время. Отменённое не считается.',
    attendance: 'На скольких МП и каптах участник был.',
    damage: 'Урон в каптах за это время.',
    screens: 'Одобренные скрины с ГГ и ган-гейма.',
    voice: 'Полные часы в голосовых каналах, кроме AFK.',
  },
};

export const SEASON_FIELDS: Words<'name' | 'starts_on' | 'ends_on'> = {
  en: { name: 'Name', starts_on: 'First day', ends_on: 'Last day' },
  ru: { name: 'Название', starts_on: 'Первый день', ends_on: 'Последний день' },
};

export const TOP_CHOICES: Words<'by' | 'period' | 'season'> = {
  en: { by: 'What is counted', period: 'Period', season: 'Season' },
  ru: { by: 'Что считать', period: 'Период', season: 'Сезон' },
};

/** Where the reader stands. */
export const ownStanding = (language: Language, { rank, value }: { rank: number; value: number }): string => {
  const [place, amount] = [formatNumber(language, rank), formatNumber(language, value)];
  return language === 'ru' ? `Вы на ${place}-м месте, у вас ${amount}` : `You are #${place} with ${amount}`;
};
