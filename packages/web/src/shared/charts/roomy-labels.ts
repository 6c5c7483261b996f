import { labelWidth } from './fitting-labels.ts';

type LabelAnchor = 'start' | 'middle' | 'end';

const GAP = 12;
/** The share of a label that is left of its moment. */
const LEFT: Readonly<Record<LabelAnchor, number>> = { start: 0, middle: 0.5, end: 1 };

/** The first and the last label stay inside the plot. */
const anchorOf = (index: number, count: number): LabelAnchor => {
  if (count > 1 && index === count - 1) return 'end';
  return index === 0 ? 'start' : 'middle';
};

/** Which labels fit at their positions: moments are unevenly spaced. */
export const roomyLabels = (
  labels: readonly string[],
  x: (index: number) => number,
): readonly { index: number; anchor: LabelAnchor }[] => {
  let taken = Number.NEGATIVE_INFINITY;
  return labels.flatMap((label, index) => {
    const anchor = anchorOf(index, labels.length);
    const width = labelWidth(label);
    const left = x(index) - width * LEFT[anchor];
    if (left < taken + GAP) return [];
    taken = left + width;
    return [{ index, anchor }];
  });
};
