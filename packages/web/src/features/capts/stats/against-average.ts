import type { CaptPlayerStats } from '@famiglia/contract/capt-statistics';

/** How much more or less than usual, as a fraction; null for whom nothing is usual yet. */
export const againstAverage = ({
  damage,
  average,
}: Pick<CaptPlayerStats, 'damage' | 'average'>): number | null =>
  average === null || average === 0 ? null : damage / average - 1;
