import { type ReactNode, useEffect, useState } from 'react';
import type { LiveEvent } from '../../../src/sandbox-types.ts';
import { applyLiveEvent, roomOf } from './apply-live-event.ts';
import { type ClientState, emptyState } from './client-state.ts';
import { followLiveSocket } from './live-socket.ts';
import { type Session, SessionContext } from './session.ts';
import { createSessionActions } from './session-actions.ts';
import { createStore } from './store.ts';
import { without } from './without.ts';

const typingMilliseconds = 10_000;

/** Give it a `key` of the person: another person is another session. */
export const SessionProvider = ({ userId, children }: { userId: string; children: ReactNode }): ReactNode => {
  const [session] = useState<Session>(() => {
    const store = createStore(emptyState);
    return { userId, store, actions: createSessionActions(store, userId) };
  });
  useEffect(() => followSession(session), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
};

/** Loads the page and keeps it current. Failed loads are repeated when the socket reconnects. */
const followSession = ({ userId, store, actions }: Session): (() => void) => {
  const loadCommands = (): void => {
    for (const scope of Object.keys(store.get().commands)) ignoreFailure(actions.loadCommands(scope));
  };

  const loadFrame = (): void => {
    ignoreFailure(actions.loadWorld());
    ignoreFailure(actions.loadServers());
    ignoreFailure(actions.loadFaults());
  };

  /** Nothing is replayed after a disconnect, so everything visible is fetched again. */
  const loadAgain = (): void => {
    loadFrame();
    loadCommands();
    const { viewing } = store.get();
    if (viewing !== null) ignoreFailure(actions.loadRoom(viewing));
  };

  const refetchFor = (event: LiveEvent): void => {
    const mine = event.type === 'member_changed' && event.user_id === userId;
    if (event.type === 'world_reset') loadAgain();
    if (event.type === 'guild_changed') ignoreFailure(actions.loadWorld());
    if (event.type === 'guild_changed' || mine) ignoreFailure(actions.loadServers());
    if (event.type === 'commands_changed' || mine) loadCommands();
    if (event.type === 'typing') {
      const stop = (): void =>
        store.update((state) => ({ ...state, typing: without(state.typing, roomOf(event)) }));
      setTimeout(stop, typingMilliseconds);
    }
  };

  loadFrame();
  return followLiveSocket(userId, {
    onEvents(events) {
      store.update((state) => events.reduce(applyLiveEvent, state));
      for (const event of events) refetchFor(event);
    },
    onOpen(again) {
      store.update((state) => ({ ...state, link: 'open', ...(again && { rooms: onlyViewed(state) }) }));
      if (again) loadAgain();
    },
    onLost: () => store.update((state) => ({ ...state, link: 'lost' })),
  });
};

const ignoreFailure = (loading: Promise<void>): void => {
  loading.catch(() => undefined);
};

/** Other rooms may have missed events; they are fetched when they are opened. */
const onlyViewed = ({ rooms, viewing }: ClientState): ClientState['rooms'] => {
  const room = viewing === null ? undefined : rooms[viewing];
  return viewing !== null && room ? { [viewing]: room } : {};
};
