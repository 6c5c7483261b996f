import type { Route, RouteRequest, RouteResponse } from '@famiglia/contract/kit/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { useCurrentGuild } from './current-guild.ts';
import { guildKey } from './query-key.ts';

/** A call that changes data of the guild. It is done when the screen shows the result. */
export const useGuildChange = <R extends Route>(
  route: R,
  topic:
    | 'events'
    | 'capts'
    | 'applications'
    | 'ranks'
    | 'vacations'
    | 'blacklist'
    | 'support'
    | 'wars'
    | 'prices'
    | 'contracts'
    | 'cars'
    | 'treasury'
    | 'moving'
    | 'payday'
    | 'tops'
    | 'shop',
) => {
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  return useMutation({
    mutationFn: (input: Omit<RouteRequest<R>, 'guildId'>): Promise<RouteResponse<R>> =>
      callApi(route, { ...input, guildId } as RouteRequest<R>),
    onSettled: () => client.invalidateQueries({ queryKey: guildKey(guildId, topic) }),
  });
};
