import { captRoutes } from '@famiglia/contract/capt-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captsKey } from './capt-keys.ts';

/** What can still be had back. */
export const useDeletedCapts = (guildId: string) =>
  useQuery({
    queryKey: [...captsKey(guildId), 'deleted'],
    queryFn: ({ signal }) => callApi(captRoutes.deleted, { guildId }, signal),
    select: (list) => list.items,
  });
