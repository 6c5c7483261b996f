import { inactiveRoutes } from '@famiglia/contract/inactive/inactive';
import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import type { VacationView } from '@famiglia/contract/vacations/vacations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

/** Rows of one page. */
export const PERSONNEL_PAGE = 25;

export const useVacations = (view: VacationView, limit = PERSONNEL_PAGE) => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'vacations', view, limit),
    queryFn: ({ signal }) => callApi(vacationRoutes.list, { guildId, view, limit }, signal),
    placeholderData: keepPreviousData,
  });
};

export const useInactive = (page: number) => {
  const { id: guildId } = useCurrentGuild();
  const limit = PERSONNEL_PAGE;
  return useQuery({
    queryKey: guildKey(guildId, 'vacations', 'inactive', page),
    queryFn: ({ signal }) =>
      callApi(inactiveRoutes.list, { guildId, limit, offset: (page - 1) * limit }, signal),
    placeholderData: keepPreviousData,
  });
};

/** Who meets the requirements of the next rank. */
export const useReady = () => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'ranks', 'ready'),
    queryFn: ({ signal }) => callApi(rankRoutes.ready, { guildId }, signal),
    placeholderData: keepPreviousData,
  });
};
