import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const MOVE: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' };
const ARRIVE: KeyframeAnimationOptions = { duration: 160, easing: 'ease-out' };

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates every `[data-row]` inside the element to its new place. Rows are identified by id and not by
 * element, because a row that moves to the other list is a new element. Rows that are outside the screen
 * before and after are not animated.
 */
export const useRowMotion = (container: RefObject<HTMLElement | null>): void => {
  const places = useRef<Map<string, number> | null>(null);
  useLayoutEffect(() => {
    const rows = container.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const before = places.current;
    const after = new Map<string, number>();
    const still = before === null || prefersReducedMotion();
    const top = still ? 0 : (container.current?.getBoundingClientRect().top ?? 0);
    const isSeen = (place: number): boolean => top + place > -100 && top + place < window.innerHeight + 100;
    for (const row of rows) {
      const id = row.dataset['row'] ?? '';
      const to = row.offsetTop;
      after.set(id, to);
      const from = before?.get(id);
      if (still || from === to || !(isSeen(to) || isSeen(from ?? to))) continue;
      if (from === undefined) row.animate({ opacity: [0, 1] }, ARRIVE);
      else row.animate({ transform: [`translateY(${from - to}px)`, 'none'] }, MOVE);
    }
    places.current = after;
  });
};
