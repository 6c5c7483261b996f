import { roomyLabels } from './roomy-labels.ts';

interface MomentAxisProps {
  labels: readonly string[];
  x: (index: number) => number;
  y: number;
}

/** The labels under a plot, as many as have room. */
export const MomentAxis = ({ labels, x, y }: MomentAxisProps) => (
  <g aria-hidden fontSize={12} fill="var(--faint)">
    {roomyLabels(labels, x).map(({ index, anchor }) => (
      <text key={index} x={x(index)} y={y - 4} textAnchor={anchor}>
        {labels[index]}
      </text>
    ))}
  </g>
);
