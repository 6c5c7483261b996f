import { CAPT_RESULTS, CAPT_SIDES, CAPT_STATUSES } from '@famiglia/contract/capts/capts';
import type { CaptResult, CaptSide, CaptStatus } from '@famiglia/contract/capts/capts';
import { daysLater, momentOf } from '@famiglia/contract/kit/zoned-time';
import { isDay } from '../../../shared/lib/is-day.ts';
import { isUuid } from '../../../shared/lib/is-uuid.ts';
import type { CaptQuestion } from '../queries.ts';

/** A missing field is not filtered by. Days are in the guild's time zone, both included. */
export interface CaptFilters {
  status?: CaptStatus;
  result?: CaptResult;
  side?: CaptSide;
  /** The id of a kind of fight. */
  kind?: string;
  from?: string;
  to?: string;
}

/** An address may be typed by hand: invalid values are ignored. */
export const filtersOf = (params: URLSearchParams): CaptFilters => {
  const status = CAPT_STATUSES.find((one) => one === params.get('status'));
  const result = CAPT_RESULTS.find((one) => one === params.get('result'));
  const side = CAPT_SIDES.find((one) => one === params.get('side'));
  const kind = params.get('kind');
  const [from, to] = [params.get('from'), params.get('to')];
  return {
    ...(status ? { status } : {}),
    ...(result ? { result } : {}),
    ...(side ? { side } : {}),
    ...(isUuid(kind) ? { kind } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
};

const startOf = (day: string, zone: string): string | undefined =>
  momentOf({ day, clock: '00:00' }, zone)?.toISOString();

export const questionOf = (
  { from, to, kind, ...names }: CaptFilters,
  search: string,
  zone: string,
): CaptQuestion => ({
  ...names,
  fight_kind_id: kind,
  search: search || undefined,
  from: from && startOf(from, zone),
  to: to && startOf(daysLater(to, 1), zone),
});
