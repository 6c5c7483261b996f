import type { ChartSpot } from './chart-spot.ts';
import { TONE_COLOURS } from './chart-tone.ts';

/** Above the spot, but inside the chart at both ends. */
const shift = (middle: number, width: number): string => {
  if (middle < width / 4) return '0%';
  return middle > (width * 3) / 4 ? '-100%' : '-50%';
};

/** The tooltip of the active spot. Hidden from screen readers: the focused spot has the same text. */
export const ChartReading = ({ spot, width }: { spot: ChartSpot | undefined; width: number }) => {
  if (!spot) return null;
  const middle = spot.x + spot.width / 2;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-10 grid w-max max-w-60 gap-0.5 rounded-sm border border-line-strong bg-raised px-2.5 py-1.5 text-xs"
      style={{
        left: middle,
        top: spot.y,
        transform: `translate(${shift(middle, width)}, calc(-100% - 6px))`,
      }}
    >
      <span className="text-muted">{spot.title}</span>
      {spot.readings.map(({ name, value, tone }) => (
        <span key={name ?? value} className="flex items-center gap-1.5">
          {tone ? <span className="size-2 rounded-full" style={{ background: TONE_COLOURS[tone] }} /> : null}
          {name ? <span className="truncate text-muted">{name}</span> : null}
          <span className="font-semibold">{value}</span>
        </span>
      ))}
    </div>
  );
};
