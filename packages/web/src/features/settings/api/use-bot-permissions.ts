import { guildRoutes } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const botPermissionsKey = (guildId: string) => ['guild', guildId, 'bot-permissions'] as const;

/** What the bot lacks for the settings as they are saved. */
export const useBotPermissions = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: botPermissionsKey(guildId),
    queryFn: ({ signal }) => callApi(guildRoutes.botPermissions, { guildId }, signal),
    enabled,
    // Whoever has just granted a permission in Discord comes back to see whether it was enough.
    refetchOnWindowFocus: 'always',
    select: (list) => list.items,
  });
