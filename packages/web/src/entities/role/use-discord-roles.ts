import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

/** The server's roles, highest first. */
export const useDiscordRoles = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'roles'),
    queryFn: ({ signal }) => callApi(guildRoutes.roles, { guildId }, signal),
    select: (list) => list.items,
  });
