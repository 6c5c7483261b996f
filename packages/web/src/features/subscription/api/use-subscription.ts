import { subscriptionRoutes } from '@famiglia/contract/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const subscriptionKey = (guildId: string) => ['guild', guildId, 'subscription'] as const;

export const useSubscription = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: subscriptionKey(guildId),
    queryFn: ({ signal }) => callApi(subscriptionRoutes.get, { guildId }, signal),
    enabled,
  });
