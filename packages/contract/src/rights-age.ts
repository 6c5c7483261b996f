const MINUTE_MS = 60_000;

/**
 * How old the bot's last word about a guild may be. Rights are read from its mirror of Discord, and while nobody listens
 * to Discord, roles are taken away and people leave without anybody here knowing.
 */
export const RIGHTS_AGE = {
  /** The bot confirms its living connection this often. */
  confirmedEveryMs: 20_000,
  /** Beyond this nothing is changed any more on the word of an old right. */
  changesMs: 5 * MINUTE_MS,
  /** Beyond this nothing is shown any more either. */
  readingMs: 60 * MINUTE_MS,
} as const;

/** All is open, nothing can be changed, or nothing is shown either. */
export const RIGHTS_STATES = ['current', 'read_only', 'closed'] as const;
export type RightsState = (typeof RIGHTS_STATES)[number];

/** What may still be done with rights that were last confirmed then. */
export const rightsState = (confirmedAt: Date | null, now: Date): RightsState => {
  const age = confirmedAt === null ? Infinity : now.getTime() - confirmedAt.getTime();
  if (age <= RIGHTS_AGE.changesMs) return 'current';
  return age <= RIGHTS_AGE.readingMs ? 'read_only' : 'closed';
};
