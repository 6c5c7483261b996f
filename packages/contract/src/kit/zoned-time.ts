/** Local day and time in a zone: `2026-11-15` and `20:00`, as date and time fields use them. */
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

/** The local time at a moment. The Swedish locale formats dates as ISO does. */
export const wallTimeAt = (moment: Date, zone: string): WallTime => {
  const [day = '', clock = ''] = formatOf(zone).format(moment).split(' ');
  return { day: day.padStart(10, '0'), clock };
};

const asIfUtc = ({ day, clock }: WallTime): number => Date.parse(`${day}T${clock}:00Z`);

/** Whether there is such a day and time at all: not 31 February, not 24:00. */
const exists = (wall: WallTime): boolean => {
  const read = new Date(asIfUtc(wall));
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${wall.day}T${wall.clock}`);
};

/**
 * The moment of a local time; null for an invalid one. A time that a DST change skips moves forward by the gap; of
 * a time that occurs twice, the earlier moment is taken.
 */
export const momentOf = (wall: WallTime, zone: string): Date | null => {
  if (!exists(wall)) return null;
  const wanted = asIfUtc(wall);
  const offsetAt = (moment: number): number => asIfUtc(wallTimeAt(new Date(moment), zone)) - moment;
  // The offsets before and after a DST change differ; the first that converts back to the same local time is right.
  const candidates = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)].map((offset) => wanted - offset);
  const exact = candidates.find((moment) => moment + offsetAt(moment) === wanted);
  return new Date(exact ?? Math.max(...candidates));
};

/** A calendar day some days later; days have no zone. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day’s week. */
export const mondayOf = (day: string): string =>
  daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
