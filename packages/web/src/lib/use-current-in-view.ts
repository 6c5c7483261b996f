import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * For a strip of links that a phone has to scroll: the one that is open stands in its middle. The strip has to
 * be positioned, because places are counted from it.
 */
export const useCurrentInView = (current: string | undefined): RefObject<HTMLElement | null> => {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !link) return;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return strip;
};
