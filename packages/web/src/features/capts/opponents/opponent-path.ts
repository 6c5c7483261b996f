/**
 * No browser opens an address that ends in `.` or `..`, however it is written: they are ways up. A name has no space at
 * its end, so one can stand there and mean nothing.
 */
const segmentOf = (opponent: string): string =>
  encodeURIComponent(opponent === '.' || opponent === '..' ? `${opponent} ` : opponent);

export const opponentPath = (guildId: string, opponent: string): string =>
  `/guild/${guildId}/capts/opponents/${segmentOf(opponent)}`;
