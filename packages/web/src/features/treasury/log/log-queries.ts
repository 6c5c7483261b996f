import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/lib/call-api.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useGuildChange } from '../../../shared/lib/use-guild-change.ts';

const SHOWN = 20;

export const useCabinetLogs = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'treasury', 'logs'),
    queryFn: ({ signal }) => callApi(cabinetLogRoutes.list, { guildId, limit: SHOWN, offset: 0 }, signal),
  });

export const useCabinetLog = (guildId: string, importId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'treasury', 'log', { importId }),
    queryFn: ({ signal }) => callApi(cabinetLogRoutes.open, { guildId, importId }, signal),
  });

export const useReadLog = () => useGuildChange(cabinetLogRoutes.read, 'treasury');
export const useDecideLog = () => useGuildChange(cabinetLogRoutes.decide, 'treasury');
export const useEnterLog = () => useGuildChange(cabinetLogRoutes.enter, 'treasury');
export const useTakeLogBack = () => useGuildChange(cabinetLogRoutes.takeBack, 'treasury');
export const useDiscardLog = () => useGuildChange(cabinetLogRoutes.discard, 'treasury');
