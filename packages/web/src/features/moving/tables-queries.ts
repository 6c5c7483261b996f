import { ROWS_PAGE, tableRoutes } from '@famiglia/contract/moving/tables';
import type { TableReading } from '@famiglia/contract/moving/tables';
import type { RouteRequest, RouteResponse } from '@famiglia/contract/kit/route';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

const SHOWN = 20;
/** How often a table that is being entered is looked at, should a message have been lost. */
const LOOK_MS = 3000;

export type RowView = NonNullable<RouteRequest<typeof tableRoutes.rows>['show']>;
type Shown = RouteResponse<typeof tableRoutes.get>;

const tableKey = (guildId: string, ...rest: unknown[]) => guildKey(guildId, 'moving', 'tables', ...rest);

export const useTables = (guildId: string) =>
  useQuery({
    queryKey: tableKey(guildId),
    queryFn: ({ signal }) => callApi(tableRoutes.list, { guildId, limit: SHOWN, offset: 0 }, signal),
  });

export const useTable = (guildId: string, tableId: string) =>
  useQuery({
    queryKey: tableKey(guildId, { tableId }),
    queryFn: ({ signal }) => callApi(tableRoutes.get, { guildId, tableId }, signal),
    refetchInterval: ({ state }) =>
      state.data?.state === 'entering' || state.data?.state === 'taking_back' ? LOOK_MS : false,
  });

export const useTableRows = (guildId: string, tableId: string, show: RowView, page: number) =>
  useQuery({
    queryKey: tableKey(guildId, { tableId }, 'rows', show, page),
    queryFn: ({ signal }) =>
      callApi(
        tableRoutes.rows,
        { guildId, tableId, show, limit: ROWS_PAGE, offset: (page - 1) * ROWS_PAGE },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

interface GivenTable {
  file: Blob;
  name: string;
  sheet?: number;
  /** The table that another sheet takes the place of. */
  replaces?: string;
}

/** A file or a pasted text; what it is finds the server out. */
export const useGiveTable = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...rest }: GivenTable) =>
      callApi(tableRoutes.give, {
        guildId,
        ...rest,
        file: new Blob([file], { type: 'application/octet-stream' }),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: tableKey(guildId) }),
  });
};

/** Says what the columns are. The answer is the table: it is shown before its rows are fetched again. */
export const useReadTable = (guildId: string, tableId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TableReading & { version: number }) =>
      callApi(tableRoutes.read, { guildId, tableId, ...body }),
    onSuccess: (table: Shown) => client.setQueryData(tableKey(guildId, { tableId }), table),
    onSettled: () => client.invalidateQueries({ queryKey: tableKey(guildId) }),
  });
};

export const useDecideRows = () => useGuildChange(tableRoutes.decide, 'moving');
export const useEnterTable = () => useGuildChange(tableRoutes.enter, 'moving');
export const useTakeTableBack = () => useGuildChange(tableRoutes.takeBack, 'moving');
export const useDropTable = () => useGuildChange(tableRoutes.drop, 'moving');
