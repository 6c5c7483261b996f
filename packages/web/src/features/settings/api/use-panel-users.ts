import { settingsRoutes } from '@famiglia/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const panelUsersKey = (guildId: string) => ['guild', guildId, 'panel-users'] as const;

export const usePanelUsers = (guildId: string) =>
  useQuery({
    queryKey: panelUsersKey(guildId),
    queryFn: ({ signal }) => callApi(settingsRoutes.panelUsers, { guildId }, signal),
    select: (list) => list.items,
  });
