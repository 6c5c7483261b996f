import type { activityRoutes } from '@famiglia/contract/activity';
import { ACTIVITY_TYPES } from '@famiglia/contract/activity-types';
import type { ActivityType } from '@famiglia/contract/activity-types';
import type { RouteRequest } from '@famiglia/contract/route';

/** What is left out is not filtered by. Days are calendar days of the reader, both ends included. */
export interface ActivityFilters {
  type?: ActivityType;
  actor?: string;
  from?: string;
  to?: string;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** An address may be typed by hand: what makes no sense is not a filter. */
export const filtersOf = (params: URLSearchParams): ActivityFilters => {
  const [type, actor, from, to] = [
    params.get('type'),
    params.get('actor'),
    params.get('from'),
    params.get('to'),
  ];
  const known = ACTIVITY_TYPES.find((one) => one === type);
  return {
    ...(known ? { type: known } : {}),
    ...(actor && /^\d{17,20}$/.test(actor) ? { actor } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
};

/** Midnight at the start of a day, by the reader's own clock. */
const startOf = (day: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

type ListRequest = Omit<RouteRequest<typeof activityRoutes.list>, 'guildId' | 'limit' | 'offset'>;

export const requestOf = ({ type, actor, from, to }: ActivityFilters): ListRequest => ({
  ...(type ? { type } : {}),
  ...(actor ? { actor_id: actor } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});
