import { inactiveRoutes } from '@famiglia/contract/inactive/inactive';
import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import type { VacationView } from '@famiglia/contract/vacations/vacations';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

/** Enough for one look; more is shown in steps. */
export const PAGE = 25;

export const useVacations = (view: VacationView, limit = PAGE) => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'vacations', view, limit),
    queryFn: ({ signal }) => callApi(vacationRoutes.list, { guildId, view, limit }, signal),
    placeholderData: keepPreviousData,
  });
};

export const useInactive = (page: number) => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'vacations', 'inactive', page),
    queryFn: ({ signal }) =>
      callApi(inactiveRoutes.list, { guildId, limit: PAGE, offset: (page - 1) * PAGE }, signal),
    placeholderData: keepPreviousData,
  });
};

/** A change of vacations or of the inactive; everything about them is fetched again, because the live connection may be down. */
const useChange = <Input, Answer>(call: (guildId: string, input: Input) => Promise<Answer>) => {
  const { id: guildId } = useCurrentGuild();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(guildId, input),
    onSettled: () => client.invalidateQueries({ queryKey: guildKey(guildId, 'vacations') }),
  });
};

export const useDecide = () =>
  useChange((guildId, input: { vacationId: string; approve: boolean; reason: string }) =>
    callApi(vacationRoutes.decide, { guildId, ...input }),
  );

export const useEnd = () =>
  useChange((guildId, vacationId: string) => callApi(vacationRoutes.end, { guildId, vacationId }));

export const useProlong = () =>
  useChange((guildId, input: { vacationId: string; until: string }) =>
    callApi(vacationRoutes.prolong, { guildId, ...input }),
  );

export const useGive = () =>
  useChange((guildId, input: { user_id: string; from: string; until: string; reason: string }) =>
    callApi(vacationRoutes.give, { guildId, ...input }),
  );

export const useWrite = () =>
  useChange((guildId, userIds: string[]) => callApi(inactiveRoutes.write, { guildId, user_ids: userIds }));

export const useHide = () =>
  useChange((guildId, userIds: string[]) => callApi(inactiveRoutes.hide, { guildId, user_ids: userIds }));
