import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';
import type { EntryFilters } from './treasury-filters.ts';
import { requestOf } from './treasury-filters.ts';

export const useTreasury = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'treasury', 'overview'),
    queryFn: ({ signal }) => callApi(treasuryRoutes.overview, { guildId }, signal),
  });

export const useEntries = (guildId: string, filters: EntryFilters, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'treasury', 'entries', { ...filters, page }),
    queryFn: ({ signal }) =>
      callApi(
        treasuryRoutes.entries,
        {
          guildId,
          ...requestOf(filters),
          limit: PAGE_SIZE.ledger,
          offset: (page - 1) * PAGE_SIZE.ledger,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useStatistics = (guildId: string, months: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'treasury', 'statistics', { months }),
    queryFn: ({ signal }) => callApi(treasuryRoutes.statistics, { guildId, months }, signal),
    placeholderData: keepPreviousData,
  });

export const useEnter = () => useGuildChange(treasuryRoutes.enter, 'treasury');
export const useTransfer = () => useGuildChange(treasuryRoutes.transfer, 'treasury');
export const useCount = () => useGuildChange(treasuryRoutes.count, 'treasury');
export const useTakeBack = () => useGuildChange(treasuryRoutes.takeBack, 'treasury');
export const useCreateCategory = () => useGuildChange(treasuryRoutes.createCategory, 'treasury');
export const useUsualCategories = () => useGuildChange(treasuryRoutes.addUsualCategories, 'treasury');
export const useEditCategory = () => useGuildChange(treasuryRoutes.editCategory, 'treasury');
export const useDeleteCategory = () => useGuildChange(treasuryRoutes.deleteCategory, 'treasury');
