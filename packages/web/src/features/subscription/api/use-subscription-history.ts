import { subscriptionRoutes } from '@famiglia/contract/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { subscriptionKey } from './use-subscription.ts';

export const useSubscriptionHistory = (guildId: string) =>
  useQuery({
    queryKey: [...subscriptionKey(guildId), 'history'],
    queryFn: ({ signal }) => callApi(subscriptionRoutes.history, { guildId }, signal),
    select: (list) => list.items,
  });
