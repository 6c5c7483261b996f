import { planOf } from '@famiglia/contract/events/event-plan';
import type { EventDetails } from '@famiglia/contract/events/events';
import type { EventSeries } from '@famiglia/contract/series/series';
import { upcomingOccurrences } from '@famiglia/contract/series/series-dates';
import type { SeriesRule } from '@famiglia/contract/series/series-dates';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import {
  draftFieldOf,
  newDraft,
  planDraftOf,
  planRequestOf,
  problemsOf as eventProblemsOf,
} from '../form/event-draft.ts';
import type { DraftField, EventDraft } from '../form/event-draft.ts';

/** The values of the form: `day` is the first day of the series, `clock` its time. */
export interface SeriesDraft extends EventDraft {
  days: readonly number[];
  everyWeeks: string;
  /** Empty if it goes on until somebody ends it. */
  until: string;
  hoursBefore: string;
}

const RULE_FIELDS = ['days', 'clock', 'every_weeks', 'first_day', 'until', 'hours_before'] as const;
export type SeriesField = Exclude<DraftField, 'starts_at'> | (typeof RULE_FIELDS)[number];

/** The form field of a field that the server refused. What is wrong with the next start is said of the first day. */
export const seriesFieldOf = (field: string): SeriesField | undefined => {
  const rule = RULE_FIELDS.find((one) => one === field || field.startsWith(`${one}.`));
  const plan = draftFieldOf(field.replace(/^plan\./, ''));
  return rule ?? (plan === 'starts_at' ? 'first_day' : plan);
};

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Weekly from today on; like an event, on its day and at its hour. */
export const newSeriesDraft = (zone: string, now: Date, from?: EventDetails): SeriesDraft => {
  const fresh = newDraft(zone, now);
  const wall = from === undefined ? fresh : wallTimeAt(new Date(from.starts_at), zone);
  return {
    ...fresh,
    ...(from === undefined ? {} : planDraftOf(planOf(from))),
    // The event itself is already posted.
    day: from === undefined || wall.day < fresh.day ? fresh.day : dayAfter(wall.day),
    clock: wall.clock,
    days: from === undefined ? [] : [weekdayOf(wall.day)],
    everyWeeks: '1',
    until: '',
    hoursBefore: '24',
  };
};

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export const seriesDraftOf = (series: EventSeries): SeriesDraft => ({
  ...planDraftOf(series.plan),
  day: series.first_day,
  clock: series.clock,
  days: series.days,
  everyWeeks: String(series.every_weeks),
  until: series.until ?? '',
  hoursBefore: String(series.hours_before),
});

const ruleOf = (draft: SeriesDraft): SeriesRule => ({
  days: draft.days.toSorted((one, other) => one - other),
  clock: draft.clock,
  every_weeks: Number(draft.everyWeeks),
  first_day: draft.day,
  until: draft.until === '' ? null : draft.until,
});

export const seriesRequestOf = (draft: SeriesDraft) => ({
  plan: planRequestOf(draft),
  ...ruleOf(draft),
  days: [...ruleOf(draft).days],
  hours_before: Number(draft.hoursBefore),
});

const isWhole = (typed: string, most: number): boolean =>
  /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;

/** The rule of the form; null while it is not complete. */
export const completeRule = (draft: SeriesDraft): SeriesRule | null =>
  draft.days.length > 0 && draft.clock !== '' && draft.day !== '' && isWhole(draft.everyWeeks, 8)
    ? ruleOf(draft)
    : null;

/** Validation before sending, by field. */
export const seriesProblemsOf = (
  draft: SeriesDraft,
  zone: string,
  now: Date,
): Partial<Record<SeriesField, string>> => {
  const { starts_at: _start, ...plan } = eventProblemsOf(draft, zone);
  const rule = completeRule(draft);
  const isOver = rule !== null && upcomingOccurrences(rule, [], { zone, now, count: 1 }).length === 0;
  return {
    ...plan,
    ...(draft.days.length === 0 ? { days: 'days' } : {}),
    ...(draft.clock === '' ? { clock: 'clock' } : {}),
    ...(draft.day === '' ? { first_day: 'first_day' } : {}),
    ...(isWhole(draft.everyWeeks, 8) ? {} : { every_weeks: 'every_weeks' }),
    ...(isWhole(draft.hoursBefore, 336) ? {} : { hours_before: 'hours_before' }),
    ...(isOver ? { until: 'until' } : {}),
  };
};
