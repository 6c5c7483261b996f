/**
 * Browsers resolve a path that ends in `.` or `..`, even if encoded. Names never end with a space, so a space
 * is appended and later removed.
 */
const segmentOf = (opponent: string): string =>
  encodeURIComponent(opponent === '.' || opponent === '..' ? `${opponent} ` : opponent);

export const opponentPath = (guildId: string, opponent: string): string =>
  `/guild/${guildId}/capts/opponents/${segmentOf(opponent)}`;
