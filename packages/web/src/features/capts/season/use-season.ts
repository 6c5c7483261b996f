import type { Leaderboard, Season } from '@famiglia/contract/capt-statistics';
import { LEADERBOARDS } from '@famiglia/contract/capt-statistics';
import { useSearchParams } from 'react-router';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { chosenPeriod } from './chosen-period.ts';

/** Period and order as the address has them, and addresses of others. Each starts at the first page. */
export const useSeason = (seasons: readonly Season[]) => {
  const [params, setParams] = useSearchParams();
  const { time_zone: zone } = useCurrentGuild();
  const by: Leaderboard = LEADERBOARDS.find((one) => one === params.get('by')) ?? 'damage';
  const paramsWith = (change: Record<string, string>): URLSearchParams => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    by,
    chosen: chosenPeriod(params, seasons, zone),
    change: (change: Record<string, string>) => setParams(paramsWith(change)),
    addressWith: (change: Record<string, string>) => `?${paramsWith(change).toString()}`,
  };
};
