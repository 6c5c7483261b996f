import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { cabinetRoutes } from '@famiglia/contract/cabinet/cabinet';
import { topRoutes } from '@famiglia/contract/tops/tops';
import type { TopKind, TopPeriod } from '@famiglia/contract/tops/tops';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

export interface ChosenTop {
  by: TopKind;
  period: TopPeriod;
  /** An earlier season; null for the one that is open or was closed last. */
  seasonId: string | null;
  /** Counted from 1. */
  page: number;
}

/** Leaders read it by their rights, every member in their own cabinet. */
export type TopReader = 'family' | 'cabinet';

const ROUTES = {
  family: { top: topRoutes.get, seasons: topRoutes.seasons },
  cabinet: { top: cabinetRoutes.top, seasons: cabinetRoutes.seasons },
};

export const useTop = (
  guildId: string,
  { by, period, seasonId, page }: ChosenTop,
  reader: TopReader = 'family',
) =>
  useQuery({
    queryKey: guildKey(guildId, 'tops', reader, by, period, seasonId, page),
    queryFn: ({ signal }) =>
      callApi(
        ROUTES[reader].top,
        {
          guildId,
          by,
          period,
          ...(period === 'season' && seasonId !== null ? { season_id: seasonId } : {}),
          limit: PAGE_SIZE.top,
          offset: (page - 1) * PAGE_SIZE.top,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useTopSeasons = (guildId: string, reader: TopReader = 'family') =>
  useQuery({
    queryKey: guildKey(guildId, 'tops', reader, 'seasons'),
    queryFn: ({ signal }) => callApi(ROUTES[reader].seasons, { guildId }, signal),
    select: (list) => list.items,
  });
