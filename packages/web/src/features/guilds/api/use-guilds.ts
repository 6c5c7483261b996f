import { guildRoutes } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

/** The person's servers. Also tells the panel which guild is open and what may be done in it. */
export const useGuilds = () =>
  useQuery({
    queryKey: ['guilds'],
    queryFn: ({ signal }) => callApi(guildRoutes.list, {}, signal),
    // Coming back from Discord's invite page, the person expects to see the new server.
    refetchOnWindowFocus: 'always',
    select: (list) => list.items,
  });
