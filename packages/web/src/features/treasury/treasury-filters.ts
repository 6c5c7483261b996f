import { ENTRY_KINDS } from '@famiglia/contract/treasury/treasury';
import type { EntryKind } from '@famiglia/contract/treasury/treasury';
import { isDay } from '../../shared/lib/is-day.ts';
import { isUuid } from '../../shared/lib/is-uuid.ts';

/** A missing field is not filtered by. Days are calendar days of the reader, both included. */
export interface EntryFilters {
  kind?: EntryKind;
  category?: string;
  person?: string;
  from?: string;
  to?: string;
}

/** An address may be typed by hand: invalid values are ignored. */
export const filtersOf = (params: URLSearchParams): EntryFilters => {
  const kind = ENTRY_KINDS.find((one) => one === params.get('kind'));
  const [category, person, from, to] = [
    params.get('category'),
    params.get('person'),
    params.get('from'),
    params.get('to'),
  ];
  return {
    ...(kind ? { kind } : {}),
    ...(category && isUuid(category) ? { category } : {}),
    ...(person && /^\d{17,19}$/.test(person) ? { person } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
};

/** Midnight at the start of a day, in the reader's time zone. */
const startOf = (day: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** The export takes the same filters, without pages. */
export const requestOf = ({ kind, category, person, from, to }: EntryFilters) => ({
  ...(kind ? { kind } : {}),
  ...(category ? { category_id: category } : {}),
  ...(person ? { person_id: person } : {}),
  ...(from ? { from: startOf(from) } : {}),
  ...(to ? { to: startOf(to, 1) } : {}),
});
