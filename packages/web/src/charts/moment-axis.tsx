import { fittingLabels } from './fitting-labels.ts';

interface MomentAxisProps {
  labels: readonly string[];
  x: (index: number) => number;
  y: number;
  width: number;
}

/** The labels under a plot, as many as have room. The first and the last do not stick out. */
export const MomentAxis = ({ labels, x, y, width }: MomentAxisProps) => {
  const anchor = (index: number): 'start' | 'middle' | 'end' => {
    if (labels.length > 1 && index === labels.length - 1) return 'end';
    return index === 0 ? 'start' : 'middle';
  };
  return (
    <g aria-hidden fontSize={12} fill="var(--faint)">
      {fittingLabels(labels, width).map((index) => (
        <text key={index} x={x(index)} y={y - 4} textAnchor={anchor(index)}>
          {labels[index]}
        </text>
      ))}
    </g>
  );
};
