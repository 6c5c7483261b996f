import { labelWidth } from './fitting-labels.ts';

export type Scale = (value: number) => number;

/** Maps a range of values onto a range of pixels. */
export const linearScale = (
  [low, high]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale =>
  high === low ? () => (start + end) / 2 : (value) => start + ((value - low) / (high - low)) * (end - start);

/** About so many steps between the axis' ends. */
const STEPS = 4;

/** 3 * 0.1 is not 0.3. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/** A power of ten, or 2 or 5 times that: it divides a span into about `STEPS` steps. */
const stepOf = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / STEPS));
  const rest = span / STEPS / power;
  if (rest >= Math.sqrt(50)) return 10 * power;
  if (rest >= Math.sqrt(10)) return 5 * power;
  return rest >= Math.sqrt(2) ? 2 * power : power;
};

/** From the round number below to the round number above, with the step between them. */
const roundRange = (low: number, high: number): { from: number; to: number; step: number } => {
  const step = stepOf(high - low);
  const from = tidy(Math.floor(tidy(low / step)) * step);
  const to = tidy(Math.ceil(tidy(high / step)) * step);
  return stepOf(to - from) === step ? { from, to, step } : roundRange(from, to);
};

/** Zero is always on the scale: otherwise small changes would look big. */
export const valueScale = (
  values: readonly number[],
  { top, bottom, format }: { top: number; bottom: number; format: (value: number) => string },
) => {
  const { from, to, step } = roundRange(Math.min(0, ...values), Math.max(0, ...values) || 1);
  // Counts have no fractions on the axis.
  const whole = values.every((value) => Number.isInteger(value));
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, nth) =>
    tidy(from + nth * step),
  ).filter((tick) => !whole || Number.isInteger(tick));
  return {
    scale: linearScale([from, to], [bottom, top]),
    ticks,
    left: Math.max(...ticks.map((tick) => labelWidth(format(tick)))) + 8,
  };
};
