import { EVENT_STATUSES } from '@famiglia/contract/events/events';
import type { EventStatus } from '@famiglia/contract/events/events';
import { useSearchParams } from 'react-router';
import { isDay } from '../../../shared/lib/is-day.ts';
import { isUuid } from '../../../shared/lib/is-uuid.ts';

export interface EventFilters {
  status?: EventStatus;
  /** The id of a kind of fight. */
  kind?: string;
  view: 'table' | 'calendar';
  /** The day whose month or week the calendar shows; today if left out. */
  day?: string;
}

/** An address may be typed by hand: invalid values are ignored. */
const filtersOf = (params: URLSearchParams): EventFilters => {
  const status = EVENT_STATUSES.find((one) => one === params.get('status'));
  const day = params.get('day');
  const kind = params.get('kind');
  return {
    ...(status ? { status } : {}),
    ...(isUuid(kind) ? { kind } : {}),
    view: params.get('view') === 'calendar' ? 'calendar' : 'table',
    ...(isDay(day) ? { day } : {}),
  };
};

/** The filters in the address, and links to other filters. A changed filter starts at the first page. */
export const useEventFilters = () => {
  const [params] = useSearchParams();
  const addressWith = (
    change: Partial<Record<keyof EventFilters | 'search', string | undefined>>,
  ): string => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return `?${next.toString()}`;
  };
  return { filters: filtersOf(params), addressWith };
};
