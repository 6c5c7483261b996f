import { scaleLinear } from 'd3-scale';
import { labelWidth } from './fitting-labels.ts';

/** Zero is always on the scale: otherwise small changes would look big. */
export const valueScale = (
  values: readonly number[],
  { top, bottom, format }: { top: number; bottom: number; format: (value: number) => string },
) => {
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values) || 1])
    .nice(4)
    .range([bottom, top]);
  // Counts have no fractions on the axis.
  const whole = values.every((value) => Number.isInteger(value));
  const ticks = scale.ticks(4).filter((tick) => !whole || Number.isInteger(tick));
  return { scale, ticks, left: Math.max(...ticks.map((tick) => labelWidth(format(tick)))) + 8 };
};
