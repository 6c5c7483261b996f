import { billingRoutes } from '@famiglia/contract/billing/billing';
import type { Order } from '@famiglia/contract/billing/billing';
import type { Currency } from '@famiglia/contract/kit/money';
import { promoRoutes } from '@famiglia/contract/billing/promo-routes';
import type { Route, RouteRequest, RouteResponse } from '@famiglia/contract/kit/route';
import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../shared/language/use-language.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildsKey, guildKey } from '../../shared/lib/query-key.ts';

/** A server without Premium has no live connection, so an open order is asked for at short intervals. */
const CHECK_EVERY_MS = 2000;

export const useBilling = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: guildKey(guildId, 'subscription', 'billing'),
    queryFn: ({ signal }) => callApi(billingRoutes.get, { guildId }, signal),
    enabled,
  });

export const useCancelOrder = (guildId: string) => usePlanChange(billingRoutes.cancelOrder, guildId);

export const useCancelSubscription = (guildId: string) => usePlanChange(subscriptionRoutes.cancel, guildId);

/** The provider's page where the payment method is changed; the browser goes there. */
export const useChangeMethod = (guildId: string) =>
  useMutation({
    mutationFn: async () => {
      const { url } = await callApi(billingRoutes.changeMethod, { guildId });
      window.location.assign(url);
    },
  });

/** The provider's page where the cardholder confirms a renewal; the browser goes there. */
export const useConfirmRenewal = (guildId: string) => {
  const language = useLanguage();
  return useMutation({
    mutationFn: async () => {
      const order = await callApi(billingRoutes.confirmRenewal, { guildId, language });
      window.location.assign(order.page_url ?? `/guild/${guildId}/checkout/${order.id}`);
    },
  });
};

/** Asked again while it is shown: somebody else may open or pay an order. */
export const useCheckout = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: guildKey(guildId, 'subscription', 'checkout'),
    queryFn: ({ signal }) => callApi(billingRoutes.checkout, { guildId }, signal),
    refetchInterval: ({ state }) => (state.data?.open_order ? CHECK_EVERY_MS : false),
    enabled,
  });

/**
 * Opens an order in the payer's language and goes to the payment page within the call, because afterwards the page
 * shows the open order instead of the form.
 */
export const useOpenOrder = (guildId: string) => {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: async (input: Omit<RouteRequest<typeof billingRoutes.openOrder>, 'guildId' | 'language'>) => {
      const order = await callApi(billingRoutes.openOrder, { ...input, language, guildId });
      window.location.assign(order.page_url ?? `/guild/${guildId}/checkout/${order.id}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: guildKey(guildId, 'subscription') }),
  });
};

/**
 * What a promo code makes of a term. Asked once for each: a wrong one counts as a try, so it is not asked again by itself.
 */
export const usePromoQuote = (
  guildId: string,
  { code, months, currency }: { code: string; months: number; currency: Currency },
) =>
  useQuery({
    queryKey: guildKey(guildId, 'subscription', 'promo', code, months, currency),
    queryFn: ({ signal }) => callApi(promoRoutes.quote, { guildId, code, months, currency }, signal),
    enabled: code !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Followed until it has ended, then the panel learns what it opened. */
export const useOrder = (guildId: string, orderId: string) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: guildKey(guildId, 'subscription', 'order', orderId),
    queryFn: async ({ signal }): Promise<Order> => {
      const order = await callApi(billingRoutes.order, { guildId, orderId }, signal);
      if (order.status === 'paid') void client.invalidateQueries({ queryKey: guildsKey() });
      return order;
    },
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? CHECK_EVERY_MS : false),
    // The payment page is another tab or another app, and the answer is wanted on the way back.
    refetchOnWindowFocus: 'always',
  });
};

export const useRefund = (guildId: string) => usePlanChange(billingRoutes.refund, guildId);

export const useResumeSubscription = (guildId: string) => usePlanChange(subscriptionRoutes.resume, guildId);

export const useSetRenewal = (guildId: string) => usePlanChange(billingRoutes.setRenewal, guildId);

export const useSwitchRenewal = (guildId: string) => usePlanChange(billingRoutes.switchRenewal, guildId);

export const useStartTrial = (guildId: string) => usePlanChange(subscriptionRoutes.startTrial, guildId);

export const useSubscription = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: guildKey(guildId, 'subscription'),
    queryFn: ({ signal }) => callApi(subscriptionRoutes.get, { guildId }, signal),
    enabled,
  });

export const useSubscriptionHistory = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'subscription', 'history'),
    queryFn: ({ signal }) => callApi(subscriptionRoutes.history, { guildId }, signal),
    select: (list) => list.items,
  });

/** After a change of the plan everything that depends on it is fetched again, including which panels are open. */
const usePlanChange = <R extends Route>(route: R, guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<RouteRequest<R>, 'guildId'>): Promise<RouteResponse<R>> =>
      callApi(route, { ...input, guildId } as RouteRequest<R>),
    // After a refusal, too, the page's data is outdated.
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: guildKey(guildId, 'subscription') }),
        client.invalidateQueries({ queryKey: guildsKey() }),
      ]);
    },
  });
};
