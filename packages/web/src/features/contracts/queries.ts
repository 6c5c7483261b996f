import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { Route } from '@famiglia/contract/kit/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

export const useContracts = (guildId: string, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'contracts', 'list', page),
    queryFn: ({ signal }) =>
      callApi(
        contractRoutes.list,
        { guildId, limit: PAGE_SIZE.events, offset: (page - 1) * PAGE_SIZE.events },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useContract = (guildId: string, contractId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'contracts', contractId),
    queryFn: ({ signal }) => callApi(contractRoutes.get, { guildId, contractId }, signal),
  });

/** A call that changes a contract. It is done when the screen shows the result. */
export const useContractChange = <R extends Route>(route: R) => useGuildChange(route, 'contracts');
