import type { Screenshot } from '@famiglia/contract/screenshots';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Presence } from './use-presence.ts';

/** The screen on the desk. In the queue a screen that somebody else looks at is passed over, unless one insists. */
export const useCursor = (screens: readonly Screenshot[], queue: boolean, presence: Presence) => {
  const [params, setParams] = useSearchParams();
  const [insisted, setInsisted] = useState<string | null>(null);
  const [lastIndex, setLastIndex] = useState(0);
  // The address follows; it is too slow for somebody who presses a key ten times a second.
  const [wanted, setWanted] = useState(params.get('screen'));

  const isFree = ({ id, status }: Screenshot): boolean =>
    status !== 'pending' || id === insisted || !presence.isTaken(id);
  const offered = queue ? screens.filter((one) => one.status === 'pending') : screens;
  const standIn = queue
    ? offered.find(isFree)
    : (offered[Math.min(lastIndex, offered.length - 1)] ?? undefined);
  const asked = screens.find((one) => one.id === wanted && isFree(one));
  const current = asked ?? standIn;
  const at = current ? screens.indexOf(current) : -1;

  const open = (id: string | null): void => {
    setWanted(id);
    setLastIndex(
      Math.max(
        0,
        screens.findIndex((one) => one.id === id),
      ),
    );
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (id) changed.set('screen', id);
        else changed.delete('screen');
        return changed;
      },
      // The back button leaves the desk, it does not leaf through it.
      { replace: true, preventScrollReset: true },
    );
  };

  /** The next free one, so many at a time. */
  const neighbour = (steps: number): Screenshot | undefined => {
    const direction = Math.sign(steps);
    for (let index = at + steps; screens[index]; index += direction) {
      const screen = screens[index];
      if (screen && isFree(screen)) return screen;
    }
    return undefined;
  };

  /** What comes after a verdict on some: the next that waits, or the first; elsewhere simply the next. */
  const following = (ids: ReadonlySet<string>): Screenshot | undefined => {
    const left = [...screens.slice(at + 1), ...(queue ? screens.slice(0, Math.max(at, 0)) : [])];
    return left.find((one) => !ids.has(one.id) && isFree(one) && (!queue || one.status === 'pending'));
  };

  return {
    current,
    index: at,
    open,
    insist: (id: string): void => {
      setInsisted(id);
      open(id);
    },
    neighbour,
    following,
    /** Waiting ones that come next here. */
    upcoming: screens.slice(at + 1).filter((one) => one.status === 'pending' && !presence.isTaken(one.id)),
    /** The queue has screens, but others look at all of them. */
    taken: offered.length > 0 && !current ? offered : [],
  };
};
