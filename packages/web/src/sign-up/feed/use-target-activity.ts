import { activityRoutes } from '@famiglia/contract/activity';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/call-api.ts';

const SHOWN = 8;

/** What happened to an event lately. The key is the activity's own, so that its messages make it stale. */
export const useEventActivity = (guildId: string, eventId: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'activity', { target: eventId }],
    queryFn: ({ signal }) =>
      callApi(activityRoutes.list, { guildId, target_id: eventId, limit: SHOWN }, signal),
    select: (list) => list.items,
  });
