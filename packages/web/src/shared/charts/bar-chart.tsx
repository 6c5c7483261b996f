import { ChartFrame } from './chart-frame.tsx';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartSpot } from './chart-spot.ts';
import { ChartSpots } from './chart-spots.tsx';
import type { ChartTone } from './chart-tone.ts';
import { TONE_FACES } from './chart-tone.ts';
import { fittingLabels, slantedHeight } from './fitting-labels.ts';
import { useChart } from './use-chart.ts';
import { ValueAxis } from './value-axis.tsx';
import { valueScale } from './value-scale.ts';

interface BarChartProps {
  label: string;
  /** Column heading of the bars' names in the table. */
  barLabel: string;
  /** The bars, oldest first. A name is unique. */
  names: readonly string[];
  /** What is counted, one value per bar; several are stacked, the first one at the bottom. */
  series: readonly { name: string; tone: ChartTone; values: readonly number[] }[];
  formatValue: (value: number) => string;
  height?: number;
}

const TOP = 8;
const FOOT = 24;
/** Few bars must not become too wide. */
const WIDEST = 48;
/** The rest of a bar's room is the gap to its neighbours. */
const BAR_SHARE = 0.7;

/** Vertical bars; negative values go below the zero line. */
export const BarChart = ({ label, barLabel, names, series, formatValue, height = 200 }: BarChartProps) => {
  const { box, width, active, setActive } = useChart();
  const sumUpTo = (bar: number, count: number): number =>
    series.slice(0, count).reduce((sum, { values }) => sum + (values[bar] ?? 0), 0);
  const sums = names.map((_, bar) => sumUpTo(bar, series.length));
  const scaleDownTo = (bottom: number) => valueScale(sums, { top: TOP, bottom, format: formatValue });
  const { left } = scaleDownTo(height - FOOT);
  const slanted = slantedHeight(names, width - left);
  const bottom = height - (slanted ?? FOOT);
  const { scale, ticks } = scaleDownTo(bottom);
  const room = (width - left) / names.length;
  const thickness = Math.min(room * BAR_SHARE, WIDEST);
  const middle = (bar: number): number => left + room * (bar + 0.5);
  const spots = names.map((name, bar): ChartSpot => ({
    title: name,
    readings: series.map(({ name: counted, tone, values }) => ({
      value: formatValue(values[bar] ?? 0),
      ...(series.length > 1 ? { name: counted, tone } : {}),
    })),
    x: middle(bar) - (room * BAR_SHARE) / 2,
    y: TOP,
    width: room * BAR_SHARE,
    height: bottom - TOP,
  }));
  return (
    <ChartFrame
      label={label}
      box={box}
      width={width}
      height={height}
      spot={active === null ? undefined : spots[active]}
      legend={series.length > 1 ? <ChartLegend series={series} mark="dot" /> : null}
      table={{
        columns: [barLabel, ...series.map(({ name }) => name)],
        rows: names.map((name, bar) => ({
          name,
          values: series.map(({ values }) => formatValue(values[bar] ?? 0)),
        })),
      }}
    >
      <ValueAxis scale={scale} ticks={ticks} left={left} right={width} format={formatValue} />
      {series.map(({ name: counted, tone, values }, nth) =>
        names.map((name, bar) => {
          const [from, value] = [sumUpTo(bar, nth), values[bar] ?? 0];
          return (
            <rect
              key={`${counted} ${name}`}
              x={middle(bar) - thickness / 2}
              y={scale(Math.max(from, from + value))}
              width={thickness}
              height={Math.abs(scale(from + value) - scale(from))}
              rx={2}
              fill={TONE_FACES[tone]}
              fillOpacity={active === null || active === bar ? 1 : 0.45}
            />
          );
        }),
      )}
      <g aria-hidden fontSize={12} fill="var(--faint)">
        {slanted === null
          ? fittingLabels(names, width - left).map((index) => (
              <text key={names[index]} x={middle(index)} y={height - 4} textAnchor="middle">
                {names[index]}
              </text>
            ))
          : names.map((name, bar) => (
              <text
                key={name}
                textAnchor="end"
                transform={`translate(${middle(bar) + 4} ${bottom + 14}) rotate(-45)`}
              >
                {name}
              </text>
            ))}
      </g>
      <ChartSpots spots={spots} onActive={setActive} />
    </ChartFrame>
  );
};
