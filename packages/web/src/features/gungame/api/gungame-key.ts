/** Under `screenshots`, which every news of a screenshot makes stale. */
export const gungameKey = (guildId: string) => ['guild', guildId, 'screenshots', 'gungame'] as const;
