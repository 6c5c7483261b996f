import { scaleBand } from 'd3-scale';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartSpot } from './chart-spot.ts';
import { ChartSpots } from './chart-spots.tsx';
import type { ChartTone } from './chart-tone.ts';
import { TONE_COLOURS } from './chart-tone.ts';
import { fittingLabels } from './fitting-labels.ts';
import { useChart } from './use-chart.ts';
import { ValueAxis } from './value-axis.tsx';
import { valueScale } from './value-scale.ts';

interface BarChartProps {
  label: string;
  /** Column heading of the bars' names in the table. */
  barLabel: string;
  /** Column heading of their values. */
  valueLabel: string;
  /** Names identify the bars, so each is unique. */
  bars: readonly { name: string; value: number; tone?: ChartTone }[];
  formatValue: (value: number) => string;
  height?: number;
}

const TOP = 8;
const FOOT = 24;
/** Few bars must not become too wide. */
const WIDEST = 48;

/** Vertical bars; negative values go below the zero line. */
export const BarChart = ({ label, barLabel, valueLabel, bars, formatValue, height = 200 }: BarChartProps) => {
  const { box, width, active, setActive } = useChart();
  const bottom = height - FOOT;
  const { scale, ticks, left } = valueScale(
    bars.map(({ value }) => value),
    { top: TOP, bottom, format: formatValue },
  );
  const names = bars.map(({ name }) => name);
  const bands = scaleBand(names, [left, width]).paddingInner(0.3).paddingOuter(0.15);
  const thickness = Math.min(bands.bandwidth(), WIDEST);
  const middle = (name: string): number => (bands(name) ?? left) + bands.bandwidth() / 2;
  const spots = bars.map(({ name, value }): ChartSpot => ({
    title: name,
    readings: [{ value: formatValue(value) }],
    x: bands(name) ?? left,
    y: TOP,
    width: bands.bandwidth(),
    height: bottom - TOP,
  }));
  return (
    <ChartFrame
      label={label}
      box={box}
      width={width}
      height={height}
      spot={active === null ? undefined : spots[active]}
      table={{
        columns: [barLabel, valueLabel],
        rows: bars.map(({ name, value }) => ({ name, values: [formatValue(value)] })),
      }}
    >
      <ValueAxis scale={scale} ticks={ticks} left={left} right={width} format={formatValue} />
      {bars.map(({ name, value, tone = 'brass' }, index) => (
        <rect
          key={name}
          x={middle(name) - thickness / 2}
          y={scale(Math.max(value, 0))}
          width={thickness}
          height={Math.abs(scale(value) - scale(0))}
          rx={2}
          fill={TONE_COLOURS[tone]}
          fillOpacity={active === null || active === index ? 1 : 0.45}
        />
      ))}
      <g aria-hidden fontSize={12} fill="var(--faint)" textAnchor="middle">
        {fittingLabels(names, width - left).map((index) => (
          <text key={names[index]} x={middle(names[index] ?? '')} y={height - 4}>
            {names[index]}
          </text>
        ))}
      </g>
      <ChartSpots spots={spots} onActive={setActive} />
    </ChartFrame>
  );
};
