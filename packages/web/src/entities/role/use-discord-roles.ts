import { guildRoutes } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKeys } from '../../shared/lib/query-keys.ts';

/** The server's roles, highest first. */
export const useDiscordRoles = (guildId: string) =>
  useQuery({
    queryKey: guildKeys.roles(guildId),
    queryFn: ({ signal }) => callApi(guildRoutes.roles, { guildId }, signal),
    select: (list) => list.items,
  });
