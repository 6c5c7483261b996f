import { calendarRoutes } from '@famiglia/contract/calendar';
import type { CalendarFeed } from '@famiglia/contract/calendar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';
import { feedKey } from './event-keys.ts';

const find = async (guildId: string, signal: AbortSignal): Promise<CalendarFeed | null> => {
  try {
    return await callApi(calendarRoutes.get, { guildId }, signal);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
};

/** The guild's private calendar address; null while there is none. Its text is known only to who has just made it. */
export const useCalendarFeed = (guildId: string, enabled: boolean) => {
  const client = useQueryClient();
  const queryKey = feedKey(guildId);
  const feed = useQuery({ queryKey, queryFn: ({ signal }) => find(guildId, signal), enabled, staleTime: 0 });
  const create = useMutation({
    mutationFn: () => callApi(calendarRoutes.create, { guildId }),
    onSuccess: (made) => client.setQueryData(queryKey, made),
  });
  const revoke = useMutation({
    mutationFn: () => callApi(calendarRoutes.revoke, { guildId }),
    onSuccess: () => client.setQueryData(queryKey, null),
  });
  return { feed, create, revoke };
};
