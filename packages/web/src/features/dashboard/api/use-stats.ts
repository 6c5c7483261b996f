import { guildRoutes } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const useStats = (guildId: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'stats'],
    queryFn: ({ signal }) => callApi(guildRoutes.stats, { guildId }, signal),
  });
