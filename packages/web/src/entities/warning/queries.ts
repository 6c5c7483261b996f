import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { RouteRequest } from '@famiglia/contract/kit/route';
import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { RENEW_LINKS_MS } from '../screenshot/renew-links.ts';

export type WarningFilters = Omit<RouteRequest<typeof warningRoutes.export>, 'guildId'>;

/** A page of warnings. Links to proofs are renewed before they expire. */
export const useWarnings = (
  guildId: string,
  filters: WarningFilters,
  { page = 1, size = PAGE_SIZE.warnings }: { page?: number; size?: number } = {},
) =>
  useQuery({
    queryKey: guildKey(guildId, 'warnings', filters, page, size),
    queryFn: ({ signal }) =>
      callApi(warningRoutes.list, { guildId, ...filters, limit: size, offset: (page - 1) * size }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_LINKS_MS,
  });

/** Reasons, points and term that a new warning is offered with. */
export const useWarningRules = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'settings', 'warnings'),
    queryFn: ({ signal }) => callApi(warningRoutes.rules, { guildId }, signal),
  });

type Input<Name extends 'give' | 'edit' | 'lift' | 'dismiss'> = Omit<
  RouteRequest<(typeof warningRoutes)[Name]>,
  'guildId'
>;

/** Refetches lists and files, because the live connection may be down. */
const useRefresh = (guildId: string) => {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: guildKey(guildId, 'warnings') });
    await client.invalidateQueries({ queryKey: guildKey(guildId, 'personnel') });
  };
};

export const useGiveWarning = (guildId: string) => {
  const onSuccess = useRefresh(guildId);
  return useMutation({
    mutationFn: (input: Input<'give'>) => callApi(warningRoutes.give, { guildId, ...input }),
    onSuccess,
  });
};

export const useSetProof = (guildId: string) => {
  const onSuccess = useRefresh(guildId);
  return useMutation({
    mutationFn: (input: { warningId: string; file: Blob }) =>
      callApi(warningRoutes.setProof, { guildId, ...input }),
    onSuccess,
  });
};

export const useEditWarning = (guildId: string) => {
  const onSuccess = useRefresh(guildId);
  return useMutation({
    mutationFn: (input: Input<'edit'>) => callApi(warningRoutes.edit, { guildId, ...input }),
    onSuccess,
  });
};

export const useLiftWarning = (guildId: string) => {
  const onSuccess = useRefresh(guildId);
  return useMutation({
    mutationFn: (input: Input<'lift'>) => callApi(warningRoutes.lift, { guildId, ...input }),
    onSuccess,
  });
};

export const useDismiss = (guildId: string) => {
  const onSuccess = useRefresh(guildId);
  return useMutation({
    mutationFn: (input: Input<'dismiss'>) => callApi(warningRoutes.dismiss, { guildId, ...input }),
    onSuccess,
  });
};
