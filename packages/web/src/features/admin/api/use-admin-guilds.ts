import { adminRoutes } from '@famiglia/contract/admin';
import type { AdminGuildSort, Order } from '@famiglia/contract/admin';
import { PAGE_SIZE } from '@famiglia/contract/constants';
import type { Tier } from '@famiglia/contract/subscriptions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

interface GuildsQuery {
  tier: Tier | undefined;
  search: string;
  sort: AdminGuildSort;
  order: Order;
  page: number;
}

export const useAdminGuilds = ({ tier, page, ...query }: GuildsQuery) =>
  useQuery({
    queryKey: ['admin', 'guilds', { tier, page, ...query }],
    queryFn: ({ signal }) =>
      callApi(
        adminRoutes.guilds,
        {
          ...query,
          ...(tier ? { subscription_tier: tier } : {}),
          limit: PAGE_SIZE.activity,
          offset: (page - 1) * PAGE_SIZE.activity,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
