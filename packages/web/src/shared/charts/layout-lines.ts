import type { ChartSpot } from './chart-spot.ts';
import { linearScale, valueScale } from './value-scale.ts';
import type { ChartTone } from './chart-tone.ts';

const TOP = 8;
/** Height of the moments' labels. */
const FOOT = 24;
/** Room for half a dot. */
const EDGE = 5;

/** A value between two gaps has no line, so it is drawn as a dot. */
export const isIsolatedValue = (values: readonly (number | null)[], index: number): boolean =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

/** The path through a series; a gap begins a new one. */
export const linePath = (
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string =>
  values
    .map((value, index) => {
      if (value === null) return '';
      return `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${x(index)},${y(value)}`;
    })
    .join('');

/** The positions of everything in a line chart. */
export const layoutLines = (
  { moments, series, notes, formatMoment, formatValue }: Omit<LineChartProps, 'height'>,
  { width, height }: { width: number; height: number },
) => {
  const bottom = height - FOOT;
  const values = series.flatMap((each) => each.values).filter((value) => value !== null);
  const value = valueScale(values, { top: TOP, bottom, format: formatValue });
  const { left } = value;
  const right = width - EDGE;
  const times = moments.map((iso) => Date.parse(iso));
  const scale = linearScale([times[0] ?? 0, times.at(-1) ?? 1], [left + EDGE, right]);
  const x = (index: number): number => scale(times[index] ?? 0);
  const say = (value: number | null | undefined): string =>
    typeof value === 'number' ? formatValue(value) : '–';

  const spots = moments.map((iso, index): ChartSpot => {
    // The area of each moment reaches halfway to its neighbours.
    const from = index === 0 ? left : (x(index - 1) + x(index)) / 2;
    const to = index === moments.length - 1 ? right : (x(index) + x(index + 1)) / 2;
    return {
      title: [formatMoment(iso), notes?.[index]].filter(Boolean).join(' · '),
      readings: series.map(({ name, tone, values }) => ({
        value: say(values[index]),
        ...(series.length > 1 ? { name, tone } : {}),
      })),
      x: from,
      y: TOP,
      width: Math.max(to - from, 1),
      height: bottom - TOP,
    };
  });

  return { top: TOP, bottom, left, right, value, x, say, spots };
};

interface LineSeries {
  name: string;
  tone: ChartTone;
  /** One per moment; `null` leaves a gap. */
  values: readonly (number | null)[];
  /** A dot for every value, in a colour of its own: a win or a loss. */
  dots?: readonly ChartTone[];
}

export interface LineChartProps {
  /** What the chart shows; also the table's caption. */
  label: string;
  /** Column heading of the moments in the table: "Day". */
  momentLabel: string;
  /** ISO times, oldest first. */
  moments: readonly string[];
  series: readonly LineSeries[];
  /** What else is to be said of each moment: against whom, with which result. */
  notes?: readonly string[];
  formatMoment: (iso: string) => string;
  formatValue: (value: number) => string;
  height?: number;
}
