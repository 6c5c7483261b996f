/** Day and clock on the wall in a zone: `2026-11-15` and `20:00`, as date and time fields speak. */
export interface WallTime {
  day: string;
  clock: string;
}

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, known);
  return known;
};

/** What the clock on the wall of a zone shows at a moment. Swedish writes its dates as ISO does. */
export const wallTimeAt = (moment: Date, zone: string): WallTime => {
  const [day = '', clock = ''] = formatOf(zone).format(moment).split(' ');
  return { day: day.padStart(10, '0'), clock };
};

const asIfUtc = ({ day, clock }: WallTime): number => Date.parse(`${day}T${clock}:00Z`);

/** Whether the calendar has this day and the clock this time: no 31 February, no 24:00. */
const exists = (wall: WallTime): boolean => {
  const read = new Date(asIfUtc(wall));
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${wall.day}T${wall.clock}`);
};

/**
 * The moment at which the clock on the wall of a zone shows this; null for what is no time at all. An hour that a
 * change of clocks skips moves forward by the gap; of an hour that comes twice the earlier one is meant.
 */
export const momentOf = (wall: WallTime, zone: string): Date | null => {
  if (!exists(wall)) return null;
  const wanted = asIfUtc(wall);
  const offsetAt = (moment: number): number => asIfUtc(wallTimeAt(new Date(moment), zone)) - moment;
  // The offset before a change and the one after it: the first that leads back to the same clock is right.
  const candidates = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)].map((offset) => wanted - offset);
  const exact = candidates.find((moment) => moment + offsetAt(moment) === wanted);
  return new Date(exact ?? Math.max(...candidates));
};

/** A calendar day some days later; days have no zone. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
