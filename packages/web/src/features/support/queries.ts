import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { supportRoutes } from '@famiglia/contract/support/support';
import type { TicketState } from '@famiglia/contract/support/support';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

export const useTickets = (guildId: string, state: TicketState | undefined, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'support', 'list', state, page),
    queryFn: ({ signal }) =>
      callApi(
        supportRoutes.list,
        {
          guildId,
          ...(state ? { state } : {}),
          limit: PAGE_SIZE.tickets,
          offset: (page - 1) * PAGE_SIZE.tickets,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useTicket = (guildId: string, ticketId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'support', 'one', ticketId),
    queryFn: ({ signal }) => callApi(supportRoutes.get, { guildId, ticketId }, signal),
  });
