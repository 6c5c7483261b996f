import type { QueryClient } from '@tanstack/react-query';

/** What one's own change has made stale, also while no message comes: the connection may be away. */
export const refreshMembers = (client: QueryClient, guildId: string): void => {
  for (const name of ['members', 'member', 'member-profile']) {
    void client.invalidateQueries({ queryKey: ['guild', guildId, name] });
  }
};
