import { settingsRoutes } from '@famiglia/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { panelUsersKey } from './use-panel-users.ts';

export const useRemovePanelUser = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => callApi(settingsRoutes.removePanelUser, { guildId, userId }),
    onSuccess: () => client.invalidateQueries({ queryKey: panelUsersKey(guildId) }),
  });
};
