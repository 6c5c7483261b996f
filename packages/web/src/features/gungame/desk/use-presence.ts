import type { DeskPlace } from '@famiglia/contract/realtime';
import { useEffect, useState } from 'react';
import { useDeskPresence } from '../../../shared/realtime/desk-channel.ts';
import { useLive } from '../../../shared/realtime/live-store.ts';

/** Longer than an answer takes; whoever has none by then works on alone. */
const PATIENCE_MS = 1000;

export interface Presence {
  /** False in the first moment, while nobody knows who looks at what. */
  settled: boolean;
  others: readonly DeskPlace[];
  /** Somebody else was at this screen first. */
  isTaken: (screenId: string) => boolean;
  /** Who looks at this screen now. */
  lookers: (screenId: string) => string[];
}

export const usePresence = (): Presence => {
  const { others, heard } = useDeskPresence();
  const connected = useLive((live) => live.status === 'live' || live.status === 'connecting');
  const [impatient, setImpatient] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setImpatient(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    settled: heard || impatient || !connected,
    others,
    isTaken: (id) => others.some((other) => other.screenshot_id === id && other.first),
    lookers: (id) => [
      ...new Set(
        others.filter((other) => other.screenshot_id === id && other.showing).map((other) => other.name),
      ),
    ],
  };
};
