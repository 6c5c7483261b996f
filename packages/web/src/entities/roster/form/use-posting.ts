import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import type { SignUpKind } from '../sign-up-kind.ts';

const ROUTES = { event: eventRoutes.posting, capt: captRoutes.posting };

/** Whether the bot can post a new sign-up now, and whom it would call. Asked anew at each opening of a form. */
export const usePosting = (kind: SignUpKind['name'], enabled = true) => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'posting', kind),
    queryFn: ({ signal }) => callApi(ROUTES[kind], { guildId }, signal),
    staleTime: 0,
    // The bot answers within seconds, and a failure is told only here.
    refetchInterval: ({ state }) => (state.data?.new_channel.state === 'waiting' ? 1500 : false),
    enabled,
  });
};
