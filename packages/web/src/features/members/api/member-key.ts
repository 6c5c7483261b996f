/** Everything about one member begins with this, so that one message makes all of it stale. */
export const memberKey = (guildId: string, userId: string) => ['guild', guildId, 'member', userId] as const;

export const profileKey = (guildId: string, userId: string) =>
  [...memberKey(guildId, userId), 'profile'] as const;
