import { useWindowVirtualizer } from '@tanstack/react-virtual';
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
  const [top, setTop] = useState(0);
  const [isNarrow, setNarrow] = useState(false);
  const height = isNarrow ? heights.narrow : heights.wide;

  // Content above the rows may change its height, which moves them.
  useLayoutEffect(() => {
    const measure = (): void => {
      if (body.current === null) return;
      setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
      // The style sheet decides by the width of the list: as cards, the rows are no table any more.
      setNarrow(getComputedStyle(body.current).display === 'block');
    };
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
    scrollPaddingStart: COVERED_HEIGHTS.top,
    scrollPaddingEnd: COVERED_HEIGHTS.bottom,
  });
  const lastHeight = useRef(height);
  useLayoutEffect(() => {
    if (lastHeight.current === height) return;
    lastHeight.current = height;
    virtualizer.measure();
  }, [height, virtualizer]);

  /** Scrolls to a row outside the screen. Stable, so that an effect can depend on it. */
  const show = useCallback((index: number): void => virtualizer.scrollToIndex(index), [virtualizer]);

  const rows = virtualizer.getVirtualItems().map((row) => row.index);
  const first = rows[0] ?? 0;
  const last = rows.at(-1) ?? -1;
  return {
    body,
    rows,
    before: first * height,
    after: (count - 1 - last) * height,
    show,
  };
};
