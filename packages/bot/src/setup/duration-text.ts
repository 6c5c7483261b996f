import type { Language } from '@famiglia/contract/constants';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in the largest unit that divides them: "1 hr", "15 min". */
export const durationText = (minutes: number, language: Language): string => {
  const [unit, size] =
    minutes % DAY === 0
      ? (['day', DAY] as const)
      : minutes % HOUR === 0
        ? (['hour', HOUR] as const)
        : (['minute', 1] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    minutes / size,
  );
};
