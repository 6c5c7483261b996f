import type { ReputationCurve } from '@famiglia/contract/reputation/reputation';

type Point = ReputationCurve['points'][number];

const DAY_MS = 86_400_000;
/** As many points as a chart can show and a person can step through. */
const MAX_POINTS = 60;

/**
 * The server sends only the days on which reputation changed, and a line between them would show a slow rise
 * that never happened. This returns evenly spaced days, the last one included, each with its balance.
 */
export const evenPoints = (points: readonly Point[]): Point[] => {
  const days = points.map((point) => Date.parse(point.date) / DAY_MS);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const step = Math.ceil((last - first) / MAX_POINTS) || 1;
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = last - (count - 1 - index) * step;
    const at = days.findLastIndex((known) => known <= day);
    return { date: new Date(day * DAY_MS).toISOString().slice(0, 10), balance: points[at]?.balance ?? 0 };
  });
};
