import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageCode } from '../code/page-code.ts';
import { useLive } from './live-store.ts';

/** With every change that it may hear of: a sixth of the frame, which a page stands without. */
const code = pageCode(async () => (await import('./watch-guild.ts')).watchGuild);

/** Keeps the data of this guild on screen current; null if there is nothing to watch. */
export const useLiveGuild = (guildId: string | null, scope: 'panel' | 'member' = 'panel'): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (guildId === null) return undefined;
    let stop: (() => void) | null = () => useLive.setState({ status: 'off' });
    useLive.setState({ status: 'connecting' });
    const begin = async (): Promise<void> => {
      const watchGuild = await code.arrival;
      if (stop !== null) stop = watchGuild(client, guildId, scope);
    };
    // Without it the page goes on, and says that it is not live.
    void begin().catch(() => undefined);
    return () => {
      stop?.();
      stop = null;
    };
  }, [client, guildId, scope]);
};
