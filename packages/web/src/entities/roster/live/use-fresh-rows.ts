import type { Participant } from '@famiglia/contract/events/events';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Long enough to be noticed. */
const FRESH_MS = 6000;
/** More changes at once than this are a new list, not single moves. */
const MAX_AT_ONCE = 10;

export type Freshness = 'arrived' | 'moved_up';

interface Change {
  userId: string;
  kind: Freshness;
}

/** Participants who arrived or moved up while the page was open, for a few seconds each. */
export const useFreshRows = (participants: readonly Participant[]): ReadonlyMap<string, Freshness> => {
  const before = useRef<ReadonlyMap<string, Participant['list']> | null>(null);
  const [latest, setLatest] = useState<readonly Change[]>([]);

  useEffect(() => {
    const known = before.current;
    before.current = new Map(participants.map((one) => [one.user_id, one.list]));
    if (known === null) return undefined;
    const changes = participants.flatMap(({ user_id: userId, list: now }): Change[] => {
      const list = known.get(userId);
      if (list === undefined) return [{ userId, kind: 'arrived' }];
      return list === 'reserve' && now === 'main' ? [{ userId, kind: 'moved_up' }] : [];
    });
    if (changes.length === 0 || changes.length > MAX_AT_ONCE) return undefined;
    setLatest((old) => [...old, ...changes]);
    // Not cancelled by the next change: each has its own time, also where the same person moves twice.
    setTimeout(() => setLatest((old) => old.filter((one) => !changes.includes(one))), FRESH_MS);
    return undefined;
  }, [participants]);

  return useMemo(() => new Map(latest.map(({ userId, kind }) => [userId, kind])), [latest]);
};
