import { type ReactNode, useEffect, useState } from 'react';
import type { LiveEvent } from '../../../src/sandbox-types.ts';
import { applyLiveEvent, roomOf } from './apply-live-event.ts';
import { emptyState } from './client-state.ts';
import { followLiveSocket } from './live-socket.ts';
import { type Session, SessionContext } from './session.ts';
import { createSessionActions } from './session-actions.ts';
import { createStore } from './store.ts';

const typingMilliseconds = 10_000;

/** Give it a `key` of the person: another person is another session. */
export function SessionProvider({ userId, children }: { userId: string; children: ReactNode }): ReactNode {
  const [session] = useState<Session>(() => {
    const store = createStore(emptyState);
    return { userId, store, actions: createSessionActions(store, userId) };
  });
  useEffect(() => followSession(session), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Loads the frame of the page and keeps it current. A failed load is repeated when the socket comes back. */
function followSession({ userId, store, actions }: Session): () => void {
  const quietly = (loading: Promise<void>): void => void loading.catch(() => undefined);
  const loadFrame = (): void => {
    quietly(actions.loadWorld());
    quietly(actions.loadServers());
    quietly(actions.loadFaults());
  };

  function refetchFor(event: LiveEvent): void {
    if (event.type === 'world_reset') loadFrame();
    if (event.type === 'guild_changed') quietly(actions.loadWorld());
    const mine = event.type === 'member_changed' && event.user_id === userId;
    if (event.type === 'guild_changed' || mine) quietly(actions.loadServers());
    if (event.type === 'commands_changed' || mine) {
      for (const scope of Object.keys(store.get().commands)) quietly(actions.loadCommands(scope));
    }
    if (event.type === 'typing') {
      setTimeout(() => {
        store.update((state) => {
          const { [roomOf(event)]: _, ...typing } = state.typing;
          return { ...state, typing };
        });
      }, typingMilliseconds);
    }
  }

  loadFrame();
  return followLiveSocket(userId, {
    onEvents(events) {
      store.update((state) => events.reduce(applyLiveEvent, state));
      for (const event of events) refetchFor(event);
    },
    onOpen(again) {
      if (again) loadFrame();
      store.update((state) => ({ ...state, link: 'open', epoch: state.epoch + (again ? 1 : 0) }));
    },
    onLost: () => store.update((state) => ({ ...state, link: 'lost' })),
  });
}
