import type { Participant } from '@famiglia/contract/events/events';
import { useEffect, useRef, useState } from 'react';

/** Long enough to be noticed. */
const FRESH_MS = 6000;
/** More changes at once than this are a new list, not single moves. */
const MAX_AT_ONCE = 10;

export type Freshness = 'arrived' | 'moved_up';

/** Participants who arrived or moved up while the page was open, for a few seconds each. */
export const useFreshRows = (participants: readonly Participant[]): ReadonlyMap<string, Freshness> => {
  const before = useRef<ReadonlyMap<string, Participant['list']> | null>(null);
  const [fresh, setFresh] = useState<ReadonlyMap<string, Freshness>>(new Map());

  useEffect(() => {
    const known = before.current;
    before.current = new Map(participants.map((one) => [one.user_id, one.list]));
    if (known === null) return undefined;
    const changes = participants.flatMap((one): [string, Freshness][] => {
      const list = known.get(one.user_id);
      if (list === undefined) return [[one.user_id, 'arrived']];
      return list === 'reserve' && one.list === 'main' ? [[one.user_id, 'moved_up']] : [];
    });
    if (changes.length === 0 || changes.length > MAX_AT_ONCE) return undefined;
    setFresh((old) => new Map([...old, ...changes]));
    // Not cancelled by the next change: each row has its own timer.
    setTimeout(() => {
      const over = new Set(changes.map(([id]) => id));
      setFresh((old) => new Map([...old].filter(([id]) => !over.has(id))));
    }, FRESH_MS);
    return undefined;
  }, [participants]);

  return fresh;
};
