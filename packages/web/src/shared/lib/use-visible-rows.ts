import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWide } from './use-wide.ts';

/** Of a table's row and of a phone's card, with the line under each, as their classes have it. */
interface RowHeights {
  wide: number;
  narrow: number;
}

/** Rows kept ready on both sides, so that a fast scroll meets no gap. */
const SPARE_ROWS = 12;
/** What headings and bars that stay on the screen may hide of it. */
const COVERED = { top: 60, bottom: 130 };

/** Which of many rows of one height are near the window, and how much room the others take. */
export const useVisibleRows = <Body extends HTMLElement>(count: number, heights: RowHeights) => {
  const body = useRef<Body>(null);
  const [top, setTop] = useState(0);
  const height = useWide() ? heights.wide : heights.narrow;

  // What stands above the rows may grow and shrink, and moves them.
  useLayoutEffect(() => {
    const measure = (): void =>
      setTop(Math.round((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- nothing here is handed on to what is memoized
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: SPARE_ROWS,
    scrollMargin: top,
    scrollPaddingStart: COVERED.top,
    scrollPaddingEnd: COVERED.bottom,
  });
  const lastHeight = useRef(height);
  useLayoutEffect(() => {
    if (lastHeight.current === height) return;
    lastHeight.current = height;
    virtualizer.measure();
  }, [height, virtualizer]);

  const rows = virtualizer.getVirtualItems().map((row) => row.index);
  const first = rows[0] ?? 0;
  const last = rows.at(-1) ?? -1;
  return {
    body,
    rows,
    before: first * height,
    after: (count - 1 - last) * height,
    /** Scrolls to a row that is out of sight. */
    show: (index: number): void => virtualizer.scrollToIndex(index),
  };
};
