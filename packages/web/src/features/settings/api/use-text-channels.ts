import { guildRoutes } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const useTextChannels = (guildId: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'text-channels'],
    queryFn: ({ signal }) => callApi(guildRoutes.textChannels, { guildId }, signal),
    select: (list) => list.items,
  });
