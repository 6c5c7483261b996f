import { subscriptionRoutes } from '@famiglia/contract/subscriptions';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { useRefreshPlan } from './use-refresh-plan.ts';

export const useStartTrial = (guildId: string) => {
  const refresh = useRefreshPlan(guildId);
  return useMutation({
    mutationFn: () => callApi(subscriptionRoutes.startTrial, { guildId }),
    // A refusal too means that the page knows less than the server.
    onSettled: refresh,
  });
};
