import { ownPaymentsRoutes, type OwnPayments } from '@famiglia/contract/billing/own-payments';
import { ownTicketRoutes } from '@famiglia/contract/support/own-tickets';
import { privacyRoutes } from '@famiglia/contract/privacy/privacy';
import type { Forgetting } from '@famiglia/contract/privacy/privacy';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clearSession } from '../../shared/auth/auth-store.ts';
import { freshToken } from '../../shared/auth/fresh-token.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { buildRequest } from '../../shared/lib/build-request.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { panelKey } from '../../shared/lib/query-key.ts';
import { send } from '../../shared/lib/send.ts';

const POLL_MS = 1000;

interface Answer {
  forgetting: Forgetting | null;
}

/** The progress of deleting this person's data, polled every second while it runs. */
export const forgettingQuery = queryOptions({
  queryKey: panelKey('privacy', 'forgetting'),
  queryFn: async ({ client, queryKey, signal }): Promise<Answer> => {
    const known = client.getQueryData<Answer>(queryKey);
    return known?.forgetting ? askWhileForgetting(signal) : callApi(privacyRoutes.forgetting, {}, signal);
  },
  refetchInterval: ({ state }) => (state.data?.forgetting ? POLL_MS : false),
});

export const useForgetting = () => useQuery(forgettingQuery);

/**
 * When the server no longer knows the session, the deletion is done: there is nothing to sign in to again.
 */
const askWhileForgetting = async (signal: AbortSignal): Promise<Answer> => {
  const { url, init } = buildRequest(privacyRoutes.forgetting, {});
  const headers = { authorization: `Bearer ${await freshToken()}` };
  try {
    return (await send(url, { ...init, headers, signal })) as Answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      clearSession();
      window.location.assign('/');
    }
    throw error;
  }
};

const ownPaymentsKey = panelKey('privacy', 'payments');

export const useOwnPayments = () =>
  useQuery({
    queryKey: ownPaymentsKey,
    queryFn: ({ signal }) => callApi(ownPaymentsRoutes.list, {}, signal),
  });

export const useSwitchOwnRenewal = () =>
  usePaymentChange(async (input: { guildId: string; renews: boolean }) =>
    callApi(ownPaymentsRoutes.switchRenewal, input),
  );

export const useRemoveCard = () =>
  usePaymentChange(async (input: { guildId: string }) => callApi(ownPaymentsRoutes.removeCard, input));

const usePaymentChange = <Input>(change: (input: Input) => Promise<OwnPayments>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (payments) => client.setQueryData(ownPaymentsKey, payments),
  });
};

/** Tickets about payments: the newest ones, which is as many as anybody reads here. */
export const useOwnTickets = () =>
  useQuery({
    queryKey: panelKey('privacy', 'tickets', 'list'),
    queryFn: ({ signal }) => callApi(ownTicketRoutes.list, {}, signal),
  });

/** A server without Premium has no live connection: an answer is looked for while the page is open. */
const POLL_ANSWERS_MS = 15_000;

export const useOwnTicket = (guildId: string, ticketId: string) =>
  useQuery({
    queryKey: panelKey('privacy', 'tickets', guildId, ticketId),
    queryFn: ({ signal }) => callApi(ownTicketRoutes.get, { guildId, ticketId }, signal),
    refetchInterval: POLL_ANSWERS_MS,
  });
