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
export const wallTimeIn = (zone: string, iso: string): WallTime => {
  const [day = '', clock = ''] = formatOf(zone).format(new Date(iso)).split(' ');
  return { day, clock };
};

const asIfUtc = ({ day, clock }: WallTime): number => Date.parse(`${day}T${clock}:00Z`);

/**
 * The moment of a local time; null for an invalid one. A time skipped by DST becomes the same distance after
 * the jump.
 */
export const momentOf = (zone: string, wall: WallTime): string | null => {
  const wanted = asIfUtc(wall);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (moment: number): number =>
    asIfUtc(wallTimeIn(zone, new Date(moment).toISOString())) - moment;
  // The offsets before and after a DST change differ; the one that converts back to the same local time is
  // right.
  const candidates = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)].map((offset) => wanted - offset);
  const exact = candidates.find((moment) => moment + offsetAt(moment) === wanted);
  return new Date(exact ?? Math.max(...candidates)).toISOString();
};

/** A calendar day some days later; days have no zone. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
