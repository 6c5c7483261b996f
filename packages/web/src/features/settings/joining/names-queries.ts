import { DOUBTS_PAGE, movingRoutes } from '@famiglia/contract/moving/moving';
import type { NamePattern } from '@famiglia/contract/moving/name-patterns';
import type { RouteRequest } from '@famiglia/contract/kit/route';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/lib/call-api.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';

const namesKey = (guildId: string, ...rest: unknown[]) => guildKey(guildId, 'members', 'moving', ...rest);

/** What the nicknames say, by a pattern or by the best one; a page of doubts. */
export const useNames = (guildId: string, pattern: NamePattern | null, page: number) =>
  useQuery({
    queryKey: namesKey(guildId, 'names', pattern, page),
    queryFn: ({ signal }) =>
      callApi(
        movingRoutes.names,
        {
          guildId,
          limit: DOUBTS_PAGE,
          offset: (page - 1) * DOUBTS_PAGE,
          ...(pattern === null ? {} : { pattern }),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useBatches = (guildId: string) =>
  useQuery({
    queryKey: namesKey(guildId, 'batches'),
    queryFn: ({ signal }) => callApi(movingRoutes.batches, { guildId, limit: 3, offset: 0 }, signal),
    select: (list) => list.items,
  });

export const useEnterNames = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<RouteRequest<typeof movingRoutes.enterNames>, 'guildId'>) =>
      callApi(movingRoutes.enterNames, { guildId, ...body }),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: guildKey(guildId, 'settings') });
      await client.invalidateQueries({ queryKey: namesKey(guildId) });
    },
  });
};

export const useTakeBatchBack = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (batchId: string) => callApi(movingRoutes.takeBack, { guildId, batchId }),
    onSettled: () => client.invalidateQueries({ queryKey: namesKey(guildId) }),
  });
};
