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
  /** The spot that is being read. */
  spot: ChartSpot | undefined;
  table: Omit<ComponentProps<typeof ChartTable>, 'caption'>;
  legend?: ReactNode;
  foot?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/** What every chart stands in: its name, its drawing, what is being read off, and all of it as a table. */
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
      {/* The drawing takes its width from the page, so it must not hold the page at its own. */}
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
