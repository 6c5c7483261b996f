import { MAX_UPCOMING } from '@famiglia/contract/realtime/realtime';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useEffect, useRef } from 'react';
import { takePlace } from '../../../shared/realtime/desk-channel.ts';

/** How many are reserved and loaded ahead. */
const PREFETCHED = 3;

/**
 * Tells the others what is shown here and what comes next, and preloads it: the next screenshot is reserved
 * and loaded before it is needed.
 */
export const useTakePlace = (showing: Screenshot | null, upcoming: readonly Screenshot[]): void => {
  const ahead = upcoming.slice(0, Math.min(PREFETCHED, MAX_UPCOMING));
  const ids = ahead.map((one) => one.id).join(' ');
  const shownId = showing?.status === 'pending' ? showing.id : null;
  useEffect(() => {
    takePlace({ showing: shownId, upcoming: ids ? ids.split(' ') : [] });
  }, [shownId, ids]);
  useEffect(() => () => takePlace(null), []);

  const loaded = useRef<HTMLImageElement[]>([]);
  const urls = ahead.flatMap((one) => [one.url, ...(one.looks_like ? [one.looks_like.url] : [])]).join('\n');
  useEffect(() => {
    // Kept, so that the browser keeps the decoded images.
    loaded.current = urls
      .split('\n')
      .filter(Boolean)
      .map((url) => {
        const picture = new Image();
        picture.src = url;
        picture.decode().catch(() => undefined);
        return picture;
      });
  }, [urls]);
};
