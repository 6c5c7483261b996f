const MINUTE_MS = 60_000;

/**
 * How old the last confirmation of a guild's mirror may be. Rights are decided by the mirror; while the bot is
 * disconnected, removed roles and members who left would go unnoticed.
 */
export const RIGHTS_AGE = {
  /** The bot confirms its connection this often. */
  confirmedEveryMs: 20_000,
  /** With rights older than this nothing can be changed. */
  changesMs: 5 * MINUTE_MS,
  /** With rights older than this nothing is shown either. */
  readingMs: 60 * MINUTE_MS,
} as const;

/** `current`: everything is allowed; `read_only`: nothing can be changed; `closed`: nothing is shown either. */
export const RIGHTS_STATES = ['current', 'read_only', 'closed'] as const;
export type RightsState = (typeof RIGHTS_STATES)[number];

/** What may be done with rights that were last confirmed at this time. */
export const rightsState = (confirmedAt: Date | null, now: Date): RightsState => {
  const age = confirmedAt === null ? Infinity : now.getTime() - confirmedAt.getTime();
  if (age <= RIGHTS_AGE.changesMs) return 'current';
  return age <= RIGHTS_AGE.readingMs ? 'read_only' : 'closed';
};
