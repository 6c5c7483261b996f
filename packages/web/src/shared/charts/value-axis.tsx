import type { Scale } from './value-scale.ts';

interface ValueAxisProps {
  scale: Scale;
  ticks: readonly number[];
  left: number;
  right: number;
  format: (value: number) => string;
}

/** Thin lines across the plot with their values at the left; zero is a little stronger. */
export const ValueAxis = ({ scale, ticks, left, right, format }: ValueAxisProps) => (
  <g aria-hidden fontSize={12} fill="var(--faint)" textAnchor="end">
    {ticks.map((tick) => (
      <g key={tick} transform={`translate(0 ${scale(tick)})`}>
        <line x1={left} x2={right} stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'} />
        <text x={left - 8} dy="0.35em">
          {format(tick)}
        </text>
      </g>
    ))}
  </g>
);
