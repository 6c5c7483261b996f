import { WEEKDAY_NAMES } from '../../kit/weekday-names.ts';

const weekday = (day: 0 | 1 | 2 | 3 | 4 | 5 | 6) => ({
  en: { label: WEEKDAY_NAMES.en[day] },
  ru: { label: WEEKDAY_NAMES.ru[day] },
});

/** The days of a week, from Monday on, to choose one. */
export const WEEKDAY_OPTIONS = {
  monday: weekday(0),
  tuesday: weekday(1),
  wednesday: weekday(2),
  thursday: weekday(3),
  friday: weekday(4),
  saturday: weekday(5),
  sunday: weekday(6),
};
