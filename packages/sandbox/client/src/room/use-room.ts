import { useCallback, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { Room, RoomKey } from '../state/client-state.ts';
import { useClientState, useSession } from '../state/session.ts';

interface RoomLoading {
  room: Room | undefined;
  problem: string | null;
  retry(): void;
}

/** The messages of a room, fetched on arrival and after every gap in the live connection. */
export function useRoom(key: RoomKey): RoomLoading {
  const text = useText();
  const { actions, store } = useSession();
  const epoch = useClientState((state) => state.epoch);
  const room = useClientState((state) => state.rooms[key]);
  const [problem, setProblem] = useState<string | null>(null);

  const retry = useCallback(() => {
    setProblem(null);
    actions.loadRoom(key).catch((error: Error) => setProblem(error.message || text.common.unreachable));
  }, [actions, key, text]);

  useEffect(retry, [retry, epoch]);
  useEffect(() => {
    store.update((state) => {
      const unread = new Set(state.unread);
      unread.delete(key);
      return { ...state, viewing: key, unread };
    });
  }, [store, key]);
  return { room, problem, retry };
}
