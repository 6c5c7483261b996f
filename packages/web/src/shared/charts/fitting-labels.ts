/** About the width of a 12 px letter; measuring each would cost a layout. */
const LETTER = 7;

const GAP = 12;

export const labelWidth = (label: string): number => label.length * LETTER;

const widestOf = (labels: readonly string[]): number => Math.max(0, ...labels.map(labelWidth));

/** A line of text at a slant takes this much of the axis. */
const SLANTED_PITCH = 16;
/** With more labels than this, such as the days of a month, only some are shown. */
const MAX_SLANTED = 16;

/** How high slanted labels are, or null if all fit side by side, or are too many. */
export const slantedHeight = (labels: readonly string[], width: number): number | null => {
  const pitch = width / labels.length;
  const widest = widestOf(labels);
  if (widest + GAP <= pitch || labels.length > MAX_SLANTED || pitch < SLANTED_PITCH) return null;
  return Math.ceil(widest * Math.SQRT1_2) + GAP;
};

/** Which labels along a line fit, evenly spread and beginning with the first. */
export const fittingLabels = (labels: readonly string[], width: number): readonly number[] => {
  const widest = widestOf(labels) + GAP;
  const room = Math.max(1, Math.floor(width / widest));
  const step = Math.ceil(labels.length / room);
  return labels.map((_, index) => index).filter((index) => index % step === 0);
};
