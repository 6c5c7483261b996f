import { blacklistRoutes } from '@famiglia/contract/blacklist/blacklist';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { RouteRequest } from '@famiglia/contract/kit/route';
import type { WarningState } from '@famiglia/contract/warnings/warnings';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

interface Question {
  state?: WarningState;
  search: string;
  page: number;
}

export const useBlacklist = (guildId: string, { page, search, ...filter }: Question) =>
  useQuery({
    queryKey: guildKey(guildId, 'blacklist', { page, search, ...filter }),
    queryFn: ({ signal }) => {
      const limit = PAGE_SIZE.warnings;
      const found = search === '' ? {} : { search };
      const input = { guildId, ...filter, ...found, limit, offset: (page - 1) * limit };
      return callApi(blacklistRoutes.list, input, signal);
    },
    placeholderData: keepPreviousData,
  });

/** Refetches the list, because the live connection may be down. */
const useRefresh = (guildId: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: guildKey(guildId, 'blacklist') });
};

export const useAddToBlacklist = (guildId: string) => {
  const onSuccess = useRefresh(guildId);
  return useMutation({
    mutationFn: (entry: Omit<RouteRequest<typeof blacklistRoutes.add>, 'guildId'>) =>
      callApi(blacklistRoutes.add, { guildId, ...entry }),
    onSuccess,
  });
};

export const useLiftEntry = (guildId: string) => {
  const onSuccess = useRefresh(guildId);
  return useMutation({
    mutationFn: (input: { entryId: string; why: string }) =>
      callApi(blacklistRoutes.lift, { guildId, ...input }),
    onSuccess,
  });
};
