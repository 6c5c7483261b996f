import { useCurrentGuild } from '../lib/current-guild.ts';
import { useAuth } from './auth-store.ts';

/** Tells for which people a decision would be refused because it is about the person who is signed in. */
export const useIsOwn = (): ((userId: string) => boolean) => {
  const { own_decisions: isAllowed } = useCurrentGuild();
  const me = useAuth((state) => state.user?.id);
  return (userId) => userId === me && !isAllowed;
};
