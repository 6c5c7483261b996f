import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const LOOK_MS = 3000;

/**
 * A server without Premium has no live connection to hear of a change by, so a page that waits for Premium
 * asks, while somebody looks at it. The frame turns into the panel by itself.
 */
export const useWatchPlan = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: ['guilds'] });
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [client]);
};
