import { useDirectory } from '../state/room.ts';
import { useSession } from '../state/session.ts';

/**
 * The language of this person's Discord, which decides the names of commands independently of this page's
 * language.
 */
export const useLocale = (): string => {
  const { userId } = useSession();
  return useDirectory().users.get(userId)?.locale ?? 'en-US';
};
