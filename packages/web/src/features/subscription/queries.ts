import { subscriptionRoutes } from '@famiglia/contract/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildsKey, guildKey } from '../../shared/lib/query-key.ts';

export const useCancelSubscription = (guildId: string) => {
  const refresh = useRefreshPlan(guildId);
  return useMutation({
    mutationFn: () => callApi(subscriptionRoutes.cancel, { guildId }),
    // After a refusal, too, the page's data is outdated.
    onSettled: refresh,
  });
};

/**
 * After a change of the plan everything that depends on it is fetched again, including which panels are open.
 */
const useRefreshPlan = (guildId: string) => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: guildKey(guildId, 'subscription') }),
      client.invalidateQueries({ queryKey: guildsKey() }),
    ]);
  };
};

export const useResumeSubscription = (guildId: string) => {
  const refresh = useRefreshPlan(guildId);
  return useMutation({
    mutationFn: () => callApi(subscriptionRoutes.resume, { guildId }),
    // After a refusal, too, the page's data is outdated.
    onSettled: refresh,
  });
};

export const useStartTrial = (guildId: string) => {
  const refresh = useRefreshPlan(guildId);
  return useMutation({
    mutationFn: () => callApi(subscriptionRoutes.startTrial, { guildId }),
    // After a refusal, too, the page's data is outdated.
    onSettled: refresh,
  });
};

export const useSubscriptionHistory = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'subscription', 'history'),
    queryFn: ({ signal }) => callApi(subscriptionRoutes.history, { guildId }, signal),
    select: (list) => list.items,
  });

export const useSubscription = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: guildKey(guildId, 'subscription'),
    queryFn: ({ signal }) => callApi(subscriptionRoutes.get, { guildId }, signal),
    enabled,
  });
