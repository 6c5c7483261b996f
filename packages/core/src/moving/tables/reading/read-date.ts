import type { CellRefusal, DAY_ORDERS } from '@famiglia/contract/moving/tables';

type DayOrder = (typeof DAY_ORDERS)[number];
export type ReadDate = { day: string } | { why: CellRefusal };

const refused = (why: CellRefusal): ReadDate => ({ why });

/** Nobody was in a family before the game came out. */
const EARLIEST = '2013-01-01';

/**
 * A day as people write it: `2024-03-12`, `12.03.2024`, `12.03.24`, `12/03/2024 18:00`. With points the day comes first; with
 * slashes only where the order was said, or the number can be no month.
 */
export const readDate = (text: string, today: string, order: DayOrder | null): ReadDate => {
  const bare = text
    .trim()
    .replace(/[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?: ?(?:Z|[AP]M|МСК|MSK))?$/i, '');
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(bare);
  if (iso !== null) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]), today);
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?: ?г\.?)?$/.exec(bare);
  if (parts === null) return refused('not_a_date');
  const [first, second] = [Number(parts[1]), Number(parts[3])];
  const year = Number(parts[4]) + (parts[4]?.length === 2 ? 2000 : 0);
  if (parts[2] === '.' || first > 12) return checked(year, second, first, today);
  if (second > 12) return checked(year, first, second, today);
  if (first === second) return checked(year, first, second, today);
  if (order === null) return refused('day_or_month');
  return order === 'day_first' ? checked(year, second, first, today) : checked(year, first, second, today);
};

const checked = (year: number, month: number, day: number, today: string): ReadDate => {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return refused('not_a_date');
  const iso = date.toISOString().slice(0, 10);
  if (iso > today) return refused('in_the_future');
  return iso < EARLIEST ? refused('too_early') : { day: iso };
};
