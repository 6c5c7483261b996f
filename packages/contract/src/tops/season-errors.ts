import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const seasonErrors = {
  season_dates: {
    status: 422,
    ru: 'Сезон длится от дня до года, начинается не позже чем через год и ещё не закончился. Исправьте даты.',
    en: 'A season lasts from a day to a year, begins within a year and is not over yet. Correct the dates.',
  },
  season_overlaps: {
    status: 409,
    ru: 'В эти дни шёл прошлый сезон. Начните новый на следующий день после него или позже.',
    en: 'The previous season was on during these days. Begin the new one on the day after it, or later.',
  },
} as const satisfies ErrorDefinitions;
