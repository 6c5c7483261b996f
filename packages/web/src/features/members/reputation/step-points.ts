import type { ReputationCurve } from '@famiglia/contract/reputation';

type Point = ReputationCurve['points'][number];

const DAY_MS = 86_400_000;
const dayBefore = (date: string): string => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

/**
 * Reputation stays as it is until it changes. The curve has only days of change, and a straight line between
 * two of them would tell of a slow climb that never was: the eve of each change is given the old balance.
 */
export const stepPoints = (points: readonly Point[]): Point[] =>
  points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before || before.balance === point.balance) return [point];
    const eve = dayBefore(point.date);
    return eve > before.date ? [{ date: eve, balance: before.balance }, point] : [point];
  });
