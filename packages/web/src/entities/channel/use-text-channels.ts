import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

/** The channels that a message can be posted in, among those that the reader sees. */
export const useTextChannels = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'text-channels'),
    queryFn: ({ signal }) => callApi(guildRoutes.textChannels, { guildId }, signal),
    select: (list) => list.items,
  });
