import { activityRoutes } from '@famiglia/contract/activity';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/call-api.ts';

const SHOWN = 8;

/**
 * What happened lately to an event or a capt, and to people on its roster. The key is the activity's own, so that its
 * messages make it stale.
 */
export const useTargetActivity = (guildId: string, about: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'activity', { about }],
    queryFn: ({ signal }) => callApi(activityRoutes.list, { guildId, about, limit: SHOWN }, signal),
    select: (list) => list.items,
  });
