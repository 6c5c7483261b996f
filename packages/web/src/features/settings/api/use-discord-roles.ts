import { guildRoutes } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const useDiscordRoles = (guildId: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'roles'],
    queryFn: ({ signal }) => callApi(guildRoutes.roles, { guildId }, signal),
    select: (list) => list.items,
  });
