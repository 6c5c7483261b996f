import { useLayoutEffect, useRef, useState } from 'react';

/** The width until the chart is measured. */
const DEFAULT_WIDTH = 640;

/**
 * The state of every chart: its width, because scaling the drawing would scale its text, and the active spot.
 */
export const useChart = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  const [active, setActive] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || DEFAULT_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width, active, setActive };
};
