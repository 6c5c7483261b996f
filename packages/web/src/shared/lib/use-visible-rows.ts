import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Heights of a table row and of the card it becomes in a narrow list, with their borders, as in their classes. */
interface RowHeights {
  wide: number;
  narrow: number;
}

/** Extra rows on both sides, so that fast scrolling shows no gap. */
const SPARE_ROWS = 12;
/** Heights that sticky headings and bars may cover. */
const COVERED_HEIGHTS = { top: 60, bottom: 130 };

/** Which rows of a fixed height are near the window, and how much space the others take. */
export const useVisibleRows = <Body extends HTMLElement>(count: number, heights: RowHeights) => {
  const body = useRef<Body>(null);
  const [near, setNear] = useState({ first: 0, last: SPARE_ROWS, height: heights.wide });

  useLayoutEffect(() => {
    const measure = (): void => {
      if (body.current === null) return;
      const height = heightOf(body.current, heights);
      const hidden = -body.current.getBoundingClientRect().top;
      const first = Math.max(0, Math.floor(hidden / height) - SPARE_ROWS);
      const last = Math.ceil((hidden + window.innerHeight) / height) + SPARE_ROWS;
      setNear((old) =>
        old.first === first && old.last === last && old.height === height ? old : { first, last, height },
      );
    };
    measure();
    // Content above the rows may change its height, which moves them.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [heights]);

  /** Scrolls to a row outside the screen. Stable, so that an effect can depend on it. */
  const show = useCallback(
    (index: number): void => {
      if (body.current === null) return;
      const height = heightOf(body.current, heights);
      const top = body.current.getBoundingClientRect().top + index * height;
      const tooHigh = top - COVERED_HEIGHTS.top;
      const tooLow = top + height - (window.innerHeight - COVERED_HEIGHTS.bottom);
      if (tooHigh < 0) window.scrollBy(0, tooHigh);
      else if (tooLow > 0) window.scrollBy(0, tooLow);
    },
    [heights],
  );

  const { height } = near;
  const last = Math.min(near.last, count - 1);
  const first = Math.min(near.first, last + 1);
  return {
    body,
    rows: Array.from({ length: last + 1 - first }, (_, index) => first + index),
    before: first * height,
    after: (count - 1 - last) * height,
    show,
  };
};

/** The style sheet decides by the width of the list: as cards, the rows are no table any more. */
const heightOf = (body: HTMLElement, { wide, narrow }: RowHeights): number =>
  getComputedStyle(body).display === 'block' ? narrow : wide;
