import { useQueryClient } from '@tanstack/react-query';
import { subscriptionKey } from './use-subscription.ts';

/** After the plan has changed, everything that hangs on it is asked anew: also which panels are open. */
export const useRefreshPlan = (guildId: string) => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: subscriptionKey(guildId) }),
      client.invalidateQueries({ queryKey: ['guilds'] }),
    ]);
  };
};
