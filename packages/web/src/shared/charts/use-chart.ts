import { useLayoutEffect, useRef, useState } from 'react';

/** Used until the page has laid the chart out. */
const UNMEASURED = 640;

/**
 * What every chart keeps: its width, because a scaled picture would scale its letters too, and the spot
 * somebody points at.
 */
export const useChart = () => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(UNMEASURED);
  const [active, setActive] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || UNMEASURED);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width, active, setActive };
};
