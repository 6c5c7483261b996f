import type { ChartTone } from './chart-tone.ts';

/** A point of a chart that can be hovered or focused, and its text. */
export interface ChartSpot {
  /** What the values belong to: a day, a bar's name, an hour. */
  title: string;
  readings: readonly { value: string; name?: string; tone?: ChartTone }[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The spot in one sentence, for screen readers. */
export const describeChartSpot = ({ title, readings }: ChartSpot): string =>
  `${title}: ${readings.map(({ name, value }) => (name ? `${name} ${value}` : value)).join(', ')}`;
