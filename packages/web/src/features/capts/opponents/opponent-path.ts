export const opponentPath = (guildId: string, opponent: string): string =>
  `/guild/${guildId}/capts/opponents/${encodeURIComponent(opponent)}`;
