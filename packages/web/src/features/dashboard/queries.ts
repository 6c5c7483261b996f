import { dashboardRoutes } from '@famiglia/contract/dashboard/dashboard';
import { firstStepsRoutes } from '@famiglia/contract/dashboard/first-steps';
import type { Settled } from '@famiglia/contract/dashboard/first-steps';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

export const useDashboard = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'dashboard'),
    queryFn: ({ signal }) => callApi(dashboardRoutes.get, { guildId }, signal),
    refetchInterval: ({ state }) =>
      state.data?.first_steps?.channels.some(
        ({ chosen, state: made }) => chosen === null && made === 'waiting',
      )
        ? 1500
        : false,
  });

export const useStats = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'stats'),
    queryFn: ({ signal }) => callApi(guildRoutes.stats, { guildId }, signal),
  });

/** Settles a first step without doing it, or takes that back. */
export const useSettleStep = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { step: Settled; settled: boolean }) =>
      callApi(firstStepsRoutes.settle, { guildId, ...input }),
    onSettled: async () => client.invalidateQueries({ queryKey: guildKey(guildId, 'dashboard') }),
  });
};
