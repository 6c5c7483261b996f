import type { Route, RouteRequest, RouteResponse } from '@famiglia/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { eventsKey } from './event-keys.ts';

/** One call that changes an event. It is done when the screen shows what came of it. */
export const useEventChange = <R extends Route>(route: R) => {
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  return useMutation({
    mutationFn: (input: Omit<RouteRequest<R>, 'guildId'>): Promise<RouteResponse<R>> =>
      callApi(route, { ...input, guildId } as RouteRequest<R>),
    onSettled: () => client.invalidateQueries({ queryKey: eventsKey(guildId) }),
  });
};
