import { TOP_KINDS, TOP_PERIODS } from '@famiglia/contract/tops/tops';
import { useSearchParams } from 'react-router';
import { isUuid } from '../../shared/lib/is-uuid.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import type { ChosenTop } from './queries.ts';

/** Which top is shown, in the address, and links to others. Each starts at the first page. */
export const useChosenTop = () => {
  const [params, setParams] = useSearchParams();
  const { page, setPage } = useListParams();
  const seasonId = params.get('season');
  const chosen: ChosenTop = {
    by: TOP_KINDS.find((one) => one === params.get('by')) ?? 'reputation',
    period: TOP_PERIODS.find((one) => one === params.get('period')) ?? 'week',
    seasonId: seasonId !== null && isUuid(seasonId) ? seasonId : null,
    page,
  };
  const paramsWith = (change: Record<string, string>): URLSearchParams => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return next;
  };
  return {
    chosen,
    setPage,
    addressWith: (change: Record<string, string>) => `?${paramsWith(change).toString()}`,
    chooseSeason: (season: string) => setParams(paramsWith({ season, period: 'season' })),
  };
};
