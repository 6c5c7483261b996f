import { activityRoutes } from '@famiglia/contract/activity';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/call-api.ts';

const SHOWN = 8;

/** What happened to an event or a capt lately. The key is the activity's own, so that its messages make it stale. */
export const useTargetActivity = (guildId: string, targetId: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'activity', { target: targetId }],
    queryFn: ({ signal }) =>
      callApi(activityRoutes.list, { guildId, target_id: targetId, limit: SHOWN }, signal),
    select: (list) => list.items,
  });
