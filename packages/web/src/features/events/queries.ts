import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { calendarRoutes } from '@famiglia/contract/events/calendar';
import type { CalendarFeed } from '@famiglia/contract/events/calendar';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { EventStatus } from '@famiglia/contract/events/events';
import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import { seriesRoutes, templateRoutes } from '@famiglia/contract/series/series';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/lib/api-error.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey, rosterPageKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

const find = async (guildId: string, signal: AbortSignal): Promise<CalendarFeed | null> => {
  try {
    return await callApi(calendarRoutes.get, { guildId }, signal);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
};

/**
 * The guild's calendar feed; null if there is none. Its address is known only to the person who has just
 * created it.
 */
export const useCalendarFeed = (guildId: string, enabled: boolean) => {
  const client = useQueryClient();
  const queryKey = guildKey(guildId, 'calendar-feed');
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

interface Span {
  status: EventStatus | undefined;
  fight_kind_id: string | undefined;
  from: string;
  to: string;
}

/** All events that start between two moments. */
export const useCalendar = (guildId: string, span: Span) =>
  useQuery({
    queryKey: guildKey(guildId, 'events', 'calendar', span),
    queryFn: ({ signal }) => callApi(eventRoutes.list, { guildId, ...span, limit: MAX_PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });

/** The same of capts; none for people who may not see them. */
export const useCaptCalendar = (guildId: string, span: Span, enabled: boolean) =>
  useQuery({
    queryKey: guildKey(guildId, 'capts', 'calendar', span),
    queryFn: ({ signal }) => callApi(captRoutes.list, { guildId, ...span, limit: MAX_PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
    enabled,
  });

/** A call that changes an event. It is done when the screen shows the result. */
export const useEventChange = <R extends Route>(route: R) => useGuildChange(route, 'events');

export const useEvent = (guildId: string, eventId: string) =>
  useQuery({
    queryKey: rosterPageKey(guildId, 'events', eventId),
    queryFn: ({ signal }) => callApi(eventRoutes.get, { guildId, eventId }, signal),
  });

type EventQuestion = Pick<RouteRequest<typeof eventRoutes.list>, 'status' | 'search' | 'fight_kind_id'>;

export const useEvents = (guildId: string, question: EventQuestion, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'events', 'list', { ...question, page }),
    queryFn: ({ signal }) =>
      callApi(
        eventRoutes.list,
        { guildId, ...question, limit: PAGE_SIZE.events, offset: (page - 1) * PAGE_SIZE.events },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** The roster in its order. */
export const useParticipants = (guildId: string, eventId: string) =>
  useQuery({
    queryKey: rosterPageKey(guildId, 'events', eventId, 'participants'),
    queryFn: ({ signal }) => callApi(eventRoutes.participants, { guildId, eventId }, signal),
    select: (list) => list.items,
  });

/** Participants who were in a voice channel around the start. */
export const useVoice = (guildId: string, eventId: string) =>
  useQuery({
    queryKey: rosterPageKey(guildId, 'events', eventId, 'voice'),
    queryFn: ({ signal }) => callApi(eventRoutes.voice, { guildId, eventId }, signal),
    select: (list) => list.items,
  });

export const useTemplates = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'events', 'templates'),
    queryFn: ({ signal }) => callApi(templateRoutes.list, { guildId }, signal),
    select: (list) => list.items,
  });

/** The series with their next dates. */
export const useAllSeries = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'events', 'series'),
    queryFn: ({ signal }) => callApi(seriesRoutes.list, { guildId }, signal),
    select: (list) => list.items,
  });
