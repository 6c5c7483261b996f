import { MAX_PAGE_SIZE } from '@famiglia/contract/constants';
import { eventRoutes } from '@famiglia/contract/event-routes';
import type { EventStatus } from '@famiglia/contract/events';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { eventsKey } from './event-keys.ts';

interface Span {
  status: EventStatus | undefined;
  from: string;
  to: string;
}

/** Everything that starts between two moments. */
export const useCalendar = (guildId: string, span: Span) =>
  useQuery({
    queryKey: [...eventsKey(guildId), 'calendar', span],
    queryFn: ({ signal }) => callApi(eventRoutes.list, { guildId, ...span, limit: MAX_PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
