import type { SettingsValues } from '@famiglia/contract/settings';
import { settingsRoutes } from '@famiglia/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { botPermissionsKey } from './use-bot-permissions.ts';
import { settingsKey } from './use-settings.ts';

export const useSaveSettings = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsValues & { version: number }) =>
      callApi(settingsRoutes.save, { guildId, ...body }),
    onSuccess: (saved) => {
      client.setQueryData(settingsKey(guildId), saved);
      void client.invalidateQueries({ queryKey: botPermissionsKey(guildId) });
    },
  });
};
