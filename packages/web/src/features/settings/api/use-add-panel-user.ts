import { settingsRoutes } from '@famiglia/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { panelUsersKey } from './use-panel-users.ts';

interface NewPanelUser {
  user_id: string;
  expires_at: string | null;
}

export const useAddPanelUser = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user_id, expires_at }: NewPanelUser) =>
      callApi(settingsRoutes.addPanelUser, { guildId, user_id, ...(expires_at ? { expires_at } : {}) }),
    onSuccess: () => client.invalidateQueries({ queryKey: panelUsersKey(guildId) }),
  });
};
