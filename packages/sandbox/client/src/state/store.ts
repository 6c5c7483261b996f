import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get: () => State;
  update: (change: (state: State) => State) => void;
  subscribe: (listener: () => void) => () => void;
}

export const createStore = <State>(initial: State): Store<State> => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    update(change) {
      const next = change(state);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** `select` must return a part of the state itself, not a new object on each call. */
export const useStore = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
