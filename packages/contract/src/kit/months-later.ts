const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The same time of day some calendar months later, in UTC. In a shorter month it is the last day; `anchor` is the
 * original day, so that January 31 leads by February 28 to March 31.
 */
export const monthsLater = (from: Date, months: number, anchor = from.getUTCDate()): Date => {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  const later = new Date(from);
  later.setUTCFullYear(year, month, Math.min(anchor, daysIn(year, month)));
  return later;
};
