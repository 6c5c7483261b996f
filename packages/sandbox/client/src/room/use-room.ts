import { useCallback, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { Room, RoomKey } from '../state/client-state.ts';
import { useClientState, useSession } from '../state/session.ts';

interface RoomLoading {
  room: Room | undefined;
  problem: string | null;
  retry: () => void;
}

/** The messages of a room, fetched on arrival. The session fetches them again after a gap in the live connection. */
export function useRoom(key: RoomKey): RoomLoading {
  const text = useText();
  const { actions, store } = useSession();
  const room = useClientState((state) => state.rooms[key]);
  const [error, setError] = useState<Error | null>(null);

  const load = useCallback(() => {
    actions.loadRoom(key).then(() => setError(null), setError);
  }, [actions, key]);

  useEffect(load, [load]);
  useEffect(() => {
    store.update((state) => {
      const unread = new Set(state.unread);
      unread.delete(key);
      return { ...state, viewing: key, unread };
    });
  }, [store, key]);
  return { room, problem: error && (error.message || text.common.unreachable), retry: load };
}
