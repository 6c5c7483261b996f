import type { RouteRequest } from '@famiglia/contract/kit/route';
import { webhookRoutes } from '@famiglia/contract/webhooks/webhooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';

export const LOG_PAGE = 10;

export const useWebhooks = () => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'webhooks'),
    queryFn: ({ signal }) => callApi(webhookRoutes.list, { guildId }, signal),
    select: (list) => list.items,
  });
};

export const useWebhookLog = (webhookId: string, page: number, enabled: boolean) => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'webhooks', webhookId, page),
    queryFn: ({ signal }) =>
      callApi(
        webhookRoutes.log,
        { guildId, webhookId, limit: LOG_PAGE, offset: (page - 1) * LOG_PAGE },
        signal,
      ),
    placeholderData: keepPreviousData,
    enabled,
  });
};

/** A change of webhooks, after which all of them are read again. */
const useChange = <Input, Output>(change: (guildId: string, input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  return useMutation({
    mutationFn: async (input: Input) => change(guildId, input),
    onSuccess: async () => client.invalidateQueries({ queryKey: guildKey(guildId, 'webhooks') }),
  });
};

export type SavedWebhook = Omit<RouteRequest<typeof webhookRoutes.create>, 'guildId'>;

export const useCreateWebhook = () =>
  useChange(async (guildId, wanted: SavedWebhook) => callApi(webhookRoutes.create, { guildId, ...wanted }));

export const useSaveWebhook = () =>
  useChange(async (guildId, wanted: Omit<RouteRequest<typeof webhookRoutes.save>, 'guildId'>) =>
    callApi(webhookRoutes.save, { guildId, ...wanted }),
  );

export const useRemoveWebhook = () =>
  useChange(async (guildId, webhookId: string) => callApi(webhookRoutes.remove, { guildId, webhookId }));

export const useTestWebhook = () =>
  useChange(async (guildId, webhookId: string) => callApi(webhookRoutes.test, { guildId, webhookId }));

export const useSendAgain = () =>
  useChange(async (guildId, message: { webhookId: string; messageId: string }) =>
    callApi(webhookRoutes.sendAgain, { guildId, ...message }),
  );
