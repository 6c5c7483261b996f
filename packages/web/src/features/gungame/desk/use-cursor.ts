import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Presence } from './use-presence.ts';

/**
 * The current screenshot of the desk. In the queue a screenshot that somebody else is looking at is skipped,
 * unless the person insists.
 */
export const useCursor = (screenshots: readonly Screenshot[], queue: boolean, presence: Presence) => {
  const [params, setParams] = useSearchParams();
  const [insisted, setInsisted] = useState<string | null>(null);
  const [lastIndex, setLastIndex] = useState(0);
  // The address follows later; it is too slow for ten key presses a second.
  const [wanted, setWanted] = useState(params.get('screen'));

  const isFree = ({ id, status }: Screenshot): boolean =>
    status !== 'pending' || id === insisted || !presence.isTaken(id);
  const offered = queue ? screenshots.filter((one) => one.status === 'pending') : screenshots;
  const standIn = queue
    ? offered.find(isFree)
    : (offered[Math.min(lastIndex, offered.length - 1)] ?? undefined);
  const asked = screenshots.find((one) => one.id === wanted && isFree(one));
  const current = asked ?? standIn;
  const at = current ? screenshots.indexOf(current) : -1;

  const open = (id: string | null): void => {
    setWanted(id);
    setLastIndex(
      Math.max(
        0,
        screenshots.findIndex((one) => one.id === id),
      ),
    );
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (id) changed.set('screen', id);
        else changed.delete('screen');
        return changed;
      },
      // The back button leaves the desk instead of going through the screenshots.
      { replace: true, preventScrollReset: true },
    );
  };

  /** The next free one, a number of steps away. */
  const neighbour = (steps: number): Screenshot | undefined => {
    const direction = Math.sign(steps);
    for (let index = at + steps; screenshots[index]; index += direction) {
      const screenshot = screenshots[index];
      if (screenshot && isFree(screenshot)) return screenshot;
    }
    return undefined;
  };

  /** The screenshot after a verdict: the next pending one, or the first; outside the queue the next one. */
  const following = (ids: ReadonlySet<string>): Screenshot | undefined => {
    const left = [...screenshots.slice(at + 1), ...(queue ? screenshots.slice(0, Math.max(at, 0)) : [])];
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
    /** The pending ones that come next. */
    upcoming: screenshots
      .slice(at + 1)
      .filter((one) => one.status === 'pending' && !presence.isTaken(one.id)),
    /** The queue is not empty, but others are looking at all of it. */
    taken: offered.length > 0 && !current ? offered : [],
  };
};
