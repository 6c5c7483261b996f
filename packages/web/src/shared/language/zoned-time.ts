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

/** What the clock on the wall shows at a moment. Swedish writes its dates as ISO does. */
export const wallTimeIn = (zone: string, iso: string): WallTime => {
  const [day = '', clock = ''] = formatOf(zone).format(new Date(iso)).split(' ');
  return { day, clock };
};

const asIfUtc = ({ day, clock }: WallTime): number => Date.parse(`${day}T${clock}:00Z`);

/**
 * The moment at which the clock on the wall shows this; null for what is no time at all. A clock that is
 * moved forward skips an hour: a time within it becomes the same distance after the jump.
 */
export const momentOf = (zone: string, wall: WallTime): string | null => {
  const wanted = asIfUtc(wall);
  if (Number.isNaN(wanted)) return null;
  const offsetAt = (moment: number): number =>
    asIfUtc(wallTimeIn(zone, new Date(moment).toISOString())) - moment;
  // The offset on either side of a change differs; the one that leads back to the same clock is right.
  const candidates = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)].map((offset) => wanted - offset);
  const exact = candidates.find((moment) => moment + offsetAt(moment) === wanted);
  return new Date(exact ?? Math.max(...candidates)).toISOString();
};

/** A calendar day some days later; days have no zone. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
