import { PAGE_SIZE } from '@famiglia/contract/constants';
import { eventRoutes } from '@famiglia/contract/event-routes';
import type { EventStatus } from '@famiglia/contract/events';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { eventsKey } from './event-keys.ts';

export const useEvents = (guildId: string, status: EventStatus | undefined, page: number) =>
  useQuery({
    queryKey: [...eventsKey(guildId), 'list', { status, page }],
    queryFn: ({ signal }) =>
      callApi(
        eventRoutes.list,
        { guildId, status, limit: PAGE_SIZE.events, offset: (page - 1) * PAGE_SIZE.events },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
