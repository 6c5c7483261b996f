/** A member's own page: the ledger, its curve and the names. */
export const memberKey = (guildId: string, userId: string) => ['guild', guildId, 'member', userId] as const;

/** Apart from the rest: it counts screens too, which come more often than reputation changes by hand. */
export const profileKey = (guildId: string, userId: string) =>
  ['guild', guildId, 'member-profile', userId] as const;
