import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { ChartReading } from './chart-reading.tsx';
import type { ChartSpot } from './chart-spot.ts';
import { ChartTable } from './chart-table.tsx';

interface ChartFrameProps {
  label: string;
  box: RefObject<HTMLDivElement | null>;
  width: number;
  height: number;
  /** The active spot. */
  spot: ChartSpot | undefined;
  table: Omit<ComponentProps<typeof ChartTable>, 'caption'>;
  legend?: ReactNode;
  foot?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** The frame of every chart: its name, its drawing, the active value, and all values as a table. */
export const ChartFrame = ({
  label,
  box,
  width,
  height,
  spot,
  table,
  legend,
  foot,
  children,
}: ChartFrameProps) => {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="sr-only">
        {label}
      </figcaption>
      {legend}
      {/* The chart takes its width from the page, so it must not keep the page at that width. */}
      <div ref={box} className="relative" style={{ height }}>
        <svg width={width} height={height} className="absolute inset-0 overflow-visible">
          {children}
        </svg>
        <ChartReading spot={spot} width={width} />
      </div>
      {foot}
      <ChartTable caption={label} {...table} />
    </figure>
  );
};
