import { blacklistRoutes } from '@famiglia/contract/blacklist/blacklist';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { WarningState } from '@famiglia/contract/warnings/warnings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

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

export const useAddToBlacklist = () => useGuildChange(blacklistRoutes.add, 'blacklist');
export const useLiftEntry = () => useGuildChange(blacklistRoutes.lift, 'blacklist');
