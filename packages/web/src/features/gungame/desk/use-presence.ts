import type { DeskPlace } from '@famiglia/contract/realtime/realtime';
import { useEffect, useState } from 'react';
import { useDeskPresence } from '../../../shared/realtime/desk-channel.ts';
import { useLive } from '../../../shared/realtime/live-store.ts';

/** Longer than a response takes; after that the desk works without presence. */
const TIMEOUT_MS = 1000;

export interface Presence {
  /** False at first, while it is unknown who is looking at what. */
  settled: boolean;
  others: readonly DeskPlace[];
  /** Somebody else opened this screenshot first. */
  isTaken: (screenshotId: string) => boolean;
  /** Who is looking at this screenshot now. */
  lookers: (screenshotId: string) => string[];
}

export const usePresence = (): Presence => {
  const { others, heard } = useDeskPresence();
  const connected = useLive((live) => live.status === 'live' || live.status === 'connecting');
  const [impatient, setImpatient] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setImpatient(true), TIMEOUT_MS);
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
