import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchGuild } from './watch-guild.ts';

/** Keeps everything on screen of this guild current; null where there is nothing to follow. */
export const useLiveGuild = (guildId: string | null): void => {
  const client = useQueryClient();
  useEffect(() => (guildId === null ? undefined : watchGuild(client, guildId)), [client, guildId]);
};
