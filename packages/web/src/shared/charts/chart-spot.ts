import type { ChartTone } from './chart-tone.ts';

/** A place of a chart that can be pointed at or focused, and what it says then. */
export interface ChartSpot {
  /** What is read off here: a day, a bar's name, an hour. */
  title: string;
  readings: readonly { value: string; name?: string; tone?: ChartTone }[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The spot in one sentence, for those who listen. */
export const sayChartSpot = ({ title, readings }: ChartSpot): string =>
  `${title}: ${readings.map(({ name, value }) => (name ? `${name} ${value}` : value)).join(', ')}`;
