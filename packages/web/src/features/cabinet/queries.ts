import { cabinetRoutes } from '@famiglia/contract/cabinet/cabinet';
import type { Language } from '@famiglia/contract/kit/language';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import type { RouteRequest } from '@famiglia/contract/kit/route';

export const useCabinet = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'cabinet', 'now'),
    queryFn: ({ signal }) => callApi(cabinetRoutes.get, { guildId }, signal),
  });

/** It is done when the screen shows the new place. */
export const useSignUpHere = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<RouteRequest<typeof cabinetRoutes.signUp>, 'guildId' | 'key'>) =>
      callApi(cabinetRoutes.signUp, { ...input, guildId, key: crypto.randomUUID() }),
    onSettled: () => client.invalidateQueries({ queryKey: guildKey(guildId, 'cabinet', 'now') }),
  });
};

type Change =
  | typeof cabinetRoutes.takeVacation
  | typeof cabinetRoutes.endVacation
  | typeof cabinetRoutes.sendRecording;

/** Another change of one’s own: done when the screen shows it. */
export const useOwnChange = <Changing extends Change>(guildId: string, route: Changing) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Omit<RouteRequest<Changing>, 'guildId'>) =>
      callApi(route, { ...input, guildId } as RouteRequest<Changing>),
    onSuccess: () => client.invalidateQueries({ queryKey: guildKey(guildId, 'cabinet', 'now') }),
  });
};

export const OWN_PAGE = 25;
const pageOf = (page: number, limit = OWN_PAGE) => ({ limit, offset: (page - 1) * limit });

export const useOwnLedger = (guildId: string, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'cabinet', 'ledger', page),
    queryFn: ({ signal }) => callApi(cabinetRoutes.ledger, { guildId, ...pageOf(page) }, signal),
    placeholderData: keepPreviousData,
  });

export const useOwnDamage = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'cabinet', 'damage'),
    queryFn: ({ signal }) => callApi(cabinetRoutes.damage, { guildId }, signal),
  });

export const SCREENS_PAGE = 24;
export const useOwnScreens = (guildId: string, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'cabinet', 'screens', page),
    queryFn: ({ signal }) =>
      callApi(cabinetRoutes.screens, { guildId, ...pageOf(page, SCREENS_PAGE) }, signal),
    placeholderData: keepPreviousData,
  });

export const useOwnFile = (guildId: string, language: Language, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'cabinet', 'file', language, page),
    queryFn: ({ signal }) => callApi(cabinetRoutes.file, { guildId, language, ...pageOf(page) }, signal),
    placeholderData: keepPreviousData,
  });
