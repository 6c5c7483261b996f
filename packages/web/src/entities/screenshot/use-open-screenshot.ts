import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The screenshot that is shown large, kept in the address: a link opens the same one. */
export const useOpenScreenshot = (screenshots: readonly Screenshot[]) => {
  const [params, setParams] = useSearchParams();
  const id = params.get('screen');
  const at = screenshots.findIndex((one) => one.id === id);

  const open = useCallback(
    (next: string | null) =>
      setParams(
        (old) => {
          const changed = new URLSearchParams(old);
          if (next) changed.set('screen', next);
          else changed.delete('screen');
          return changed;
        },
        // The back button leaves the lightbox instead of going through the screenshots.
        { replace: id !== null, preventScrollReset: true },
      ),
    [id, setParams],
  );

  // A screenshot that somebody else has just decided leaves the queue; the next one is shown.
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (at >= 0) place.current = at;
    else if (id === null) place.current = undefined;
    else if (place.current !== undefined) {
      open(screenshots[Math.min(place.current, screenshots.length - 1)]?.id ?? null);
    }
  }, [at, id, open, screenshots]);

  return { screenshot: screenshots[at], open };
};
