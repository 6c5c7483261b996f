import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Centers the current link in a strip that scrolls on a phone. The strip must be positioned, because offsets
 * are relative to it.
 */
export const useCurrentInView = (current: string | undefined): RefObject<HTMLElement | null> => {
  const strip = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !link || shown.current === current) return;
    shown.current = current;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
  });
  return strip;
};
