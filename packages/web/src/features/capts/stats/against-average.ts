import type { CaptPlayerStats } from '@famiglia/contract/capts/capt-statistics';

/** The deviation from the player's average, as a fraction; null if there is no average yet. */
export const againstAverage = ({
  damage,
  average,
}: Pick<CaptPlayerStats, 'damage' | 'average'>): number | null =>
  average === null || average === 0 ? null : damage / average - 1;
