/** A local date and time without a zone. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** The local time of a zone at a moment. */
export const wallTime = (moment: Date, timeZone: string): WallTime => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
};

const asUtc = ({ year, month, day, hour, minute }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute);

/**
 * The moment at which a zone shows this local time; null if it never does: an invalid day, or an hour skipped
 * by DST.
 */
export const momentOf = (wall: WallTime, timeZone: string): Date | null => {
  const wanted = asUtc(wall);
  // The offset depends on the moment we look for: the first guess finds it, the second corrects it near a DST
  // change.
  let guess = wanted;
  for (let round = 0; round < 2; round += 1) {
    guess = wanted - (asUtc(wallTime(new Date(guess), timeZone)) - guess);
  }
  const found = new Date(guess);
  const shown = wallTime(found, timeZone);
  const same = (Object.keys(wall) as (keyof WallTime)[]).every((key) => wall[key] === shown[key]);
  return same ? found : null;
};
