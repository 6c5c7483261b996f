import type { TouchEvent } from 'react';
import { useRef } from 'react';

const MIN_SWIPE_PX = 48;

/** A horizontal swipe. A more vertical movement is a scroll. */
export const useSwipe = ({ left, right }: { left: () => void; right: () => void }) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, another] = [touches[0], touches[1]];
      // Two fingers zoom in the browser.
      start.current = finger && !another ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < Math.abs(y) * 2) return;
      (x < 0 ? left : right)();
    },
  };
};
