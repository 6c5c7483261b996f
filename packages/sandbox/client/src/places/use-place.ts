import { useMemo, useSyncExternalStore } from 'react';
import { formatPlace, parsePlace, type Place } from './place.ts';

const moved = 'sandbox:moved';

export const usePlace = (): Place => {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  return useMemo(() => {
    const url = new URL(address, location.origin);
    return parsePlace(url.pathname, url.search);
  }, [address]);
};

export const goTo = (place: Place, how: 'push' | 'replace' = 'push'): void => {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', formatPlace(place));
  dispatchEvent(new Event(moved));
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener);
  addEventListener(moved, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(moved, listener);
  };
};
