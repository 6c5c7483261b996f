import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { ChartSpot } from './chart-spot.ts';
import { describeChartSpot } from './chart-spot.ts';

interface ChartSpotsProps {
  spots: readonly ChartSpot[];
  onActive: (index: number | null) => void;
  columns?: number;
  /** The spot that Tab focuses first. */
  start?: number;
}

/** The spots of a chart: one tab stop, arrow keys between them, and the pointer. */
export const ChartSpots = ({ spots, onActive, columns = spots.length, start = 0 }: ChartSpotsProps) => {
  const [visited, setVisited] = useState<number | null>(null);
  const group = useRef<SVGGElement>(null);
  const stop = Math.min(visited ?? start, spots.length - 1);

  const followKey = (event: KeyboardEvent, from: number) => {
    const next = nextSpot(event.key, from, { count: spots.length, columns });
    if (next === null) return;
    event.preventDefault();
    const target = group.current?.children[next];
    if (target instanceof SVGElement) target.focus();
  };

  return (
    <g ref={group} onPointerLeave={() => onActive(null)}>
      {spots.map((spot, index) => (
        <rect
          key={spot.title}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of a drawing has no tag of its own
          role="img"
          aria-label={describeChartSpot(spot)}
          // The chart itself marks the active spot, so no outline is needed.
          className="outline-none"
          tabIndex={index === stop ? 0 : -1}
          x={spot.x}
          y={spot.y}
          width={spot.width}
          height={spot.height}
          fill="transparent"
          onPointerEnter={() => onActive(index)}
          onFocus={() => {
            setVisited(index);
            onActive(index);
          }}
          onBlur={() => onActive(null)}
          onKeyDown={(event) => followKey(event, index)}
        />
      ))}
    </g>
  );
};

interface Grid {
  count: number;
  /** How many spots are in one row. */
  columns: number;
}

/** The spot that a key leads to; null for other keys or at an edge. */
const nextSpot = (key: string, from: number, { count, columns }: Grid): number | null => {
  const rowStart = from - (from % columns);
  const targets: Record<string, number> = {
    ArrowLeft: from > rowStart ? from - 1 : from,
    ArrowRight: from < rowStart + columns - 1 ? from + 1 : from,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: rowStart,
    End: rowStart + columns - 1,
  };
  const target = targets[key];
  return target === undefined || target === from || target < 0 || target >= count ? null : target;
};
