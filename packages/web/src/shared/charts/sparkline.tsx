import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ChartTone } from './chart-tone.ts';
import { TONE_COLOURS } from './chart-tone.ts';

interface SparklineProps {
  /** What the values are: "Damage in the last five capts". */
  label: string;
  /** Oldest first. */
  values: readonly number[];
  formatValue: (value: number) => string;
  tone?: ChartTone;
  width?: number;
  height?: number;
}

const EDGE = 3;

/** A trend the size of a word. Its accessible name lists its few values. */
export const Sparkline = ({
  label,
  values,
  formatValue,
  tone = 'brass',
  width = 72,
  height = 24,
}: SparklineProps) => {
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [EDGE, width - EDGE]);
  const low = Math.min(...values);
  const high = Math.max(...values);
  // A constant line runs through the middle, not along the bottom.
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [height - EDGE, EDGE]);
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  )(values);
  const last = values.at(-1);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, in the theme's colours
      role="img"
      aria-label={`${label}: ${values.map(formatValue).join(', ')}`}
      width={width}
      height={height}
      className="inline-block align-middle"
    >
      <path d={path ?? ''} fill="none" stroke={TONE_COLOURS[tone]} strokeWidth={1.5} strokeLinejoin="round" />
      {last === undefined ? null : (
        <circle cx={x(values.length - 1)} cy={y(last)} r={2} fill={TONE_COLOURS[tone]} />
      )}
    </svg>
  );
};
