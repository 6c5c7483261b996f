import { captRoutes } from '@famiglia/contract/capt-routes';
import { PAGE_SIZE } from '@famiglia/contract/constants';
import type { RouteRequest } from '@famiglia/contract/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captsKey } from './capt-keys.ts';

export type CaptQuestion = Omit<RouteRequest<typeof captRoutes.list>, 'guildId' | 'limit' | 'offset'>;

export const useCapts = (guildId: string, question: CaptQuestion, page: number) =>
  useQuery({
    queryKey: [...captsKey(guildId), 'list', { ...question, page }],
    queryFn: ({ signal }) =>
      callApi(
        captRoutes.list,
        { guildId, ...question, limit: PAGE_SIZE.capts, offset: (page - 1) * PAGE_SIZE.capts },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
