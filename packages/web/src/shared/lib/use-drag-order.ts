import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** The row under the pointer: the last one whose top is above it. */
const placeAt = (list: HTMLElement, y: number): number => {
  const tops = [...list.children].map((row) => row.getBoundingClientRect());
  const below = tops.findIndex((row) => y < row.top + row.height);
  return below === -1 ? tops.length - 1 : below;
};

/**
 * Drags the rows of a list with mouse or finger. The document has the listeners, because the handle itself
 * moves during the drag and would lose the pointer.
 */
export const useDragOrder = (
  list: RefObject<HTMLElement | null>,
  move: (name: string, place: number) => void,
) => {
  const [held, setHeld] = useState<string | null>(null);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });

  useEffect(() => {
    if (held === null) return undefined;
    const follow = (event: PointerEvent): void => {
      if (list.current) latest.current(held, placeAt(list.current, event.clientY));
    };
    const release = (): void => setHeld(null);
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, [held, list]);

  return { held, hold: setHeld };
};
