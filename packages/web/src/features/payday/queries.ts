import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

export const usePaydays = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'payday', 'list'),
    queryFn: ({ signal }) => callApi(paydayRoutes.list, { guildId }, signal),
  });

export const usePayday = (guildId: string, paydayId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'payday', 'one', paydayId),
    queryFn: ({ signal }) => callApi(paydayRoutes.read, { guildId, paydayId }, signal),
  });

export const useRates = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'payday', 'rates'),
    queryFn: ({ signal }) => callApi(paydayRoutes.rates, { guildId }, signal),
  });

export const useClosePeriod = () => useGuildChange(paydayRoutes.close, 'payday');
export const useApprove = () => useGuildChange(paydayRoutes.approve, 'payday');
export const useCancelPayday = () => useGuildChange(paydayRoutes.cancel, 'payday');
export const useMarkPaid = () => useGuildChange(paydayRoutes.mark, 'payday');
export const useLeaveOut = () => useGuildChange(paydayRoutes.leaveOut, 'payday');
export const useChangeLine = () => useGuildChange(paydayRoutes.changeLine, 'payday');
export const useSetRate = () => useGuildChange(paydayRoutes.setRate, 'payday');
export const useCorrect = () => useGuildChange(paydayRoutes.correct, 'payday');
export const useTakeBackCorrection = () => useGuildChange(paydayRoutes.takeBackCorrection, 'payday');
