import type { activityRoutes } from '@famiglia/contract/activity/activity';
import { ACTIVITY_TYPES } from '@famiglia/contract/activity/activity-types';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import type { RouteRequest } from '@famiglia/contract/kit/route';
import { isDay } from '../../shared/lib/is-day.ts';

/** A missing field is not filtered by. Days are calendar days of the reader, both included. */
export interface ActivityFilters {
  type?: ActivityType;
  actor?: string;
  /** The member it happened to. */
  target?: string;
  from?: string;
  to?: string;
  /** Id of an entry: only older entries. */
  before?: string;
}

const isPerson = (text: string): boolean => /^\d{17,20}$/.test(text);

/** An address may be typed by hand: invalid values are ignored. */
export const filtersOf = (params: URLSearchParams): ActivityFilters => {
  const [type, actor, target, from, to, before] = [
    params.get('type'),
    params.get('actor'),
    params.get('target'),
    params.get('from'),
    params.get('to'),
    params.get('before'),
  ];
  const known = ACTIVITY_TYPES.find((one) => one === type);
  return {
    ...(known ? { type: known } : {}),
    ...(actor && isPerson(actor) ? { actor } : {}),
    ...(target && isPerson(target) ? { target } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(before && /^\d{1,15}$/.test(before) ? { before } : {}),
  };
};

/** Midnight at the start of a day, in the reader's time zone. */
const startOf = (day: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

type ListRequest = Omit<RouteRequest<typeof activityRoutes.list>, 'guildId' | 'limit' | 'offset'>;

/** The export takes the same filters, without pages. */
export const requestOf = ({ type, actor, target, from, to }: ActivityFilters): ListRequest => ({
  ...(type ? { type } : {}),
  ...(actor ? { actor_id: actor } : {}),
  ...(target ? { target_id: target } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});
