import type { Language } from '@famiglia/contract/constants';

const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Shows two times of sign-up as shortly as they can be told apart: by the clock, with the day where it is
 * another one, with seconds where the minute is the same.
 */
export const signUpTimes = (
  language: Language,
  mine: string | null,
  cutoff: string | null,
): ((time: string) => string) => {
  const show = (options: Intl.DateTimeFormatOptions) => (time: string) =>
    Number.isNaN(Date.parse(time)) ? time : new Intl.DateTimeFormat(language, options).format(new Date(time));
  if (mine === null || cutoff === null) return show(CLOCK);
  const alike = (options: Intl.DateTimeFormatOptions): boolean =>
    show(options)(mine) === show(options)(cutoff);
  if (!alike(DAY)) return show({ ...DAY, ...CLOCK });
  return show(alike(CLOCK) ? { ...CLOCK, second: '2-digit' } : CLOCK);
};
