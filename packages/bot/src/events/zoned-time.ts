/** A moment as a clock on the wall shows it. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** What the clock of a zone shows at a moment. */
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

/** The moment at which a zone's clock shows this; null where it never does: no such day, or a skipped hour. */
export const momentOf = (wall: WallTime, timeZone: string): Date | null => {
  const wanted = asUtc(wall);
  // The zone's offset is that of the moment we look for: a guess finds it, a second one passes a change of clocks.
  let guess = wanted;
  for (let round = 0; round < 2; round += 1) {
    guess = wanted - (asUtc(wallTime(new Date(guess), timeZone)) - guess);
  }
  const found = new Date(guess);
  const shown = wallTime(found, timeZone);
  const same = (Object.keys(wall) as (keyof WallTime)[]).every((key) => wall[key] === shown[key]);
  return same ? found : null;
};
