import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * For a strip of links that a phone has to scroll: each time another one is open, it stands in the middle. The
 * strip has to be positioned, because places are counted from it.
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
