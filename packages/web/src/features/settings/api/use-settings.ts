import { settingsRoutes } from '@famiglia/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const settingsKey = (guildId: string) => ['guild', guildId, 'settings'] as const;

export const useSettings = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: settingsKey(guildId),
    queryFn: ({ signal }) => callApi(settingsRoutes.get, { guildId }, signal),
    enabled,
  });
