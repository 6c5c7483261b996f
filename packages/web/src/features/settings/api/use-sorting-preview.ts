import { eventRoutes } from '@famiglia/contract/event-routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import type { Criterion } from '../controls/sorting-order.ts';

/** How this order would have placed the people of the last event. */
export const useSortingPreview = (guildId: string, sorting: readonly Criterion[]) =>
  useQuery({
    queryKey: ['guild', guildId, 'events', 'sorting-preview', sorting],
    queryFn: ({ signal }) =>
      callApi(eventRoutes.previewSorting, { guildId, sorting: sorting.join(',') }, signal),
    placeholderData: keepPreviousData,
  });
