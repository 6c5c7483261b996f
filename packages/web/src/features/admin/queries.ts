import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import type { AdminGuildSort, AdminUserSort, Order } from '@famiglia/contract/admin/admin';
import { adminBillingRoutes } from '@famiglia/contract/admin/admin-billing';
import { billingRoutes } from '@famiglia/contract/billing/billing';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import { adminPromoRoutes } from '@famiglia/contract/billing/promo-routes';
import { adminSupportRoutes } from '@famiglia/contract/support/support';
import type { TicketState } from '@famiglia/contract/support/support';
import type { Tier } from '@famiglia/contract/billing/subscriptions';
import { warFeedRoutes } from '@famiglia/contract/wars/war-feeds';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { panelKey } from '../../shared/lib/query-key.ts';
import type { LedgerFilters } from './ledger/ledger-filters.ts';
import type { LoginFilters } from './logins/login-filters.ts';

/** A change by the site admin, after which all lists and numbers are fetched again. */
export const useAdminChange = <R extends Route>(route: R) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RouteRequest<R>) => callApi(route, input),
    onSuccess: () => client.invalidateQueries({ queryKey: panelKey('admin') }),
  });
};

/** What Premium costs on this site; changes only with its settings. */
export const usePrices = () =>
  useQuery({
    queryKey: panelKey('admin', 'prices'),
    queryFn: ({ signal }) => callApi(billingRoutes.prices, {}, signal),
    staleTime: Infinity,
  });

interface GuildsQuery {
  tier: Tier | undefined;
  search: string;
  sort: AdminGuildSort;
  order: Order;
  page: number;
}

export const useAdminGuilds = ({ tier, page, ...query }: GuildsQuery) =>
  useQuery({
    queryKey: panelKey('admin', 'guilds', { tier, page, ...query }),
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

export const useAdminStats = () =>
  useQuery({
    queryKey: panelKey('admin', 'stats'),
    queryFn: ({ signal }) => callApi(adminRoutes.stats, {}, signal),
  });

export const useAdminSubscription = (guildId: string) =>
  useQuery({
    queryKey: panelKey('admin', 'subscription', guildId),
    queryFn: ({ signal }) => callApi(adminRoutes.subscription, { guildId }, signal),
  });

export const useAdminUser = (userId: string) =>
  useQuery({
    queryKey: panelKey('admin', 'user', userId),
    queryFn: ({ signal }) => callApi(adminRoutes.user, { userId }, signal),
  });

interface UsersQuery {
  search: string;
  sort: AdminUserSort;
  order: Order;
  page: number;
}

export const useAdminUsers = ({ page, ...query }: UsersQuery) =>
  useQuery({
    queryKey: panelKey('admin', 'users', { page, ...query }),
    queryFn: ({ signal }) =>
      callApi(
        adminRoutes.users,
        { ...query, limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** Some of them come and go by themselves while the page is open. */
export const useBillingProblems = (isAdmin = true) =>
  useQuery({
    queryKey: panelKey('admin', 'billing-problems'),
    queryFn: ({ signal }) => callApi(adminBillingRoutes.problems, {}, signal),
    enabled: isAdmin,
    refetchInterval: 60_000,
  });

export const useDeadLetters = (page: number) =>
  useQuery({
    queryKey: panelKey('admin', 'dead-letters', page),
    queryFn: ({ signal }) =>
      callApi(
        adminRoutes.deadLetters,
        { limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** The newest of them; the list gets shorter with every retry. */
export const useGivenUpDeliveries = () =>
  useQuery({
    queryKey: panelKey('admin', 'given-up'),
    queryFn: ({ signal }) =>
      callApi(adminRoutes.givenUpDeliveries, { limit: PAGE_SIZE.activity, offset: 0 }, signal),
  });

export const useAdminWarFeeds = () =>
  useQuery({
    queryKey: panelKey('admin', 'war-feeds'),
    queryFn: ({ signal }) => callApi(warFeedRoutes.adminFeeds, {}, signal),
    refetchInterval: 30_000,
  });

export const useLedger = (filters: LedgerFilters, page: number) =>
  useQuery({
    queryKey: panelKey('admin', 'ledger', { ...filters, page }),
    queryFn: ({ signal }) =>
      callApi(
        adminBillingRoutes.ledger,
        { ...filters, limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const usePromoCodes = (page: number) =>
  useQuery({
    queryKey: panelKey('admin', 'promo-codes', page),
    queryFn: ({ signal }) =>
      callApi(
        adminPromoRoutes.list,
        { limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const usePromoUses = (codeId: string, page: number) =>
  useQuery({
    queryKey: panelKey('admin', 'promo-codes', codeId, page),
    queryFn: ({ signal }) =>
      callApi(
        adminPromoRoutes.uses,
        { codeId, limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useLogins = (filters: LoginFilters, page: number) =>
  useQuery({
    queryKey: panelKey('admin', 'logins', { ...filters, page }),
    queryFn: ({ signal }) =>
      callApi(
        adminRoutes.loginHistory,
        { ...filters, limit: PAGE_SIZE.activity, offset: (page - 1) * PAGE_SIZE.activity },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useRevenue = () =>
  useQuery({
    queryKey: panelKey('admin', 'revenue'),
    queryFn: ({ signal }) => callApi(adminBillingRoutes.revenue, {}, signal),
  });

interface QueueQuery {
  state: TicketState | undefined;
  search: string;
  page: number;
}

export const useSupportQueue = ({ state, search, page }: QueueQuery) =>
  useQuery({
    queryKey: panelKey('admin', 'support', 'list', { state, search, page }),
    queryFn: ({ signal }) =>
      callApi(
        adminSupportRoutes.list,
        {
          ...(state ? { state } : {}),
          ...(search === '' ? {} : { search }),
          limit: PAGE_SIZE.tickets,
          offset: (page - 1) * PAGE_SIZE.tickets,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useQueuedTicket = (guildId: string, ticketId: string) =>
  useQuery({
    queryKey: panelKey('admin', 'support', 'one', guildId, ticketId),
    queryFn: ({ signal }) => callApi(adminSupportRoutes.get, { guildId, ticketId }, signal),
  });

/** How many tickets wait for an answer. */
export const useOpenTickets = (enabled: boolean): number =>
  useQuery({
    queryKey: panelKey('admin', 'support', 'open'),
    queryFn: ({ signal }) => callApi(adminSupportRoutes.list, { state: 'open', limit: 1 }, signal),
    select: ({ total }) => total,
    enabled,
  }).data ?? 0;
