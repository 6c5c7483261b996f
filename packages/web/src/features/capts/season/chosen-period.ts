import type { Season } from '@famiglia/contract/capts/capt-statistics';
import { daysLater, momentOf } from '@famiglia/contract/kit/zoned-time';
import { isDay } from '../../../shared/lib/is-day.ts';
import { isUuid } from '../../../shared/lib/is-uuid.ts';
import type { CaptPeriod } from '../queries.ts';

export const ALL_TIME = 'all';
export const OWN_DATES = 'own';

export interface ChosenPeriod {
  /** A season's name, `all` or `own`. */
  choice: string;
  /** Days in the guild's time zone, both included; only with `own`. */
  from: string;
  to: string;
  /** The id of a kind of fight; empty for all. */
  kind: string;
  period: CaptPeriod;
}

/** The period in the address; the latest season if there is none or it is unknown. */
export const chosenPeriod = (
  params: URLSearchParams,
  seasons: readonly Season[],
  zone: string,
): ChosenPeriod => {
  const wanted = params.get('season');
  const asked = params.get('kind');
  const kind = isUuid(asked) ? asked : '';
  const ofKind = kind === '' ? {} : { fight_kind_id: kind };
  const [from, to] = ['from', 'to'].map((end) => params.get(end)).map((day) => (isDay(day) ? day : ''));
  const days = { from: from ?? '', to: to ?? '' };
  if (wanted === OWN_DATES) {
    const start = days.from && momentOf({ day: days.from, clock: '00:00' }, zone)?.toISOString();
    const end = days.to && momentOf({ day: daysLater(days.to, 1), clock: '00:00' }, zone)?.toISOString();
    return {
      choice: OWN_DATES,
      ...days,
      kind,
      period: { ...ofKind, ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) },
    };
  }
  const season = seasons.find((one) => one.season === wanted) ?? seasons[0];
  return wanted === ALL_TIME || !season
    ? { choice: ALL_TIME, ...days, kind, period: ofKind }
    : { choice: season.season, ...days, kind, period: { ...ofKind, from: season.from, to: season.to } };
};
