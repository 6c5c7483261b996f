/** About the width of a 12 px letter; measuring each would cost a layout. */
const LETTER = 7;

const GAP = 12;

export const labelWidth = (label: string): number => label.length * LETTER;

/** Which labels along a line fit, evenly spread and beginning with the first. */
export const fittingLabels = (labels: readonly string[], width: number): readonly number[] => {
  const widest = Math.max(...labels.map(labelWidth)) + GAP;
  const room = Math.max(1, Math.floor(width / widest));
  const step = Math.ceil(labels.length / room);
  return labels.map((_, index) => index).filter((index) => index % step === 0);
};
