import { ChartFrame } from './chart-frame.tsx';
import { ChartSpots } from './chart-spots.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { TONE_COLOURS } from './chart-tone.ts';
import { layoutLines, isIsolatedValue, linePath } from './layout-lines.ts';
import { roomyLabels } from './roomy-labels.ts';
import { useChart } from './use-chart.ts';
import { ValueAxis } from './value-axis.tsx';
import type { LineChartProps } from './layout-lines.ts';

/** Series over time. */
export const LineChart = ({ height = 200, ...props }: LineChartProps) => {
  const { box, width, active, setActive } = useChart();
  const { label, momentLabel, moments, series, formatMoment, formatValue } = props;
  const plot = layoutLines(props, { width, height });
  return (
    <ChartFrame
      label={label}
      box={box}
      width={width}
      height={height}
      spot={active === null ? undefined : plot.spots[active]}
      legend={series.length > 1 ? <ChartLegend series={series} /> : null}
      table={{
        columns: [momentLabel, ...series.map(({ name }) => name)],
        rows: moments.map((iso, index) => ({
          name: plot.spots[index]?.title ?? formatMoment(iso),
          values: series.map(({ values }) => plot.say(values[index])),
        })),
      }}
    >
      <ValueAxis {...plot.value} left={plot.left} right={plot.right} format={formatValue} />
      <MomentAxis labels={moments.map(formatMoment)} x={plot.x} y={height} />
      {active === null ? null : (
        <line
          x1={plot.x(active)}
          x2={plot.x(active)}
          y1={plot.top}
          y2={plot.bottom}
          stroke="var(--line-strong)"
        />
      )}
      {series.map(({ name, tone, values, dots }) => (
        <g
          key={name}
          stroke={TONE_COLOURS[tone]}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <path d={linePath(values, plot.x, plot.value.scale)} fill="none" />
          {values.map((value, index) =>
            value !== null && (dots || index === active || isIsolatedValue(values, index)) ? (
              <circle
                key={moments[index]}
                cx={plot.x(index)}
                cy={plot.value.scale(value)}
                r={index === active || dots ? 4 : 2}
                fill={index === active ? 'var(--surface)' : TONE_COLOURS[dots?.[index] ?? tone]}
                stroke={TONE_COLOURS[dots?.[index] ?? tone]}
              />
            ) : null,
          )}
        </g>
      ))}
      <ChartSpots spots={plot.spots} onActive={setActive} start={moments.length - 1} />
    </ChartFrame>
  );
};

interface MomentAxisProps {
  labels: readonly string[];
  x: (index: number) => number;
  y: number;
}

/** The labels under a plot, as many as fit. */
const MomentAxis = ({ labels, x, y }: MomentAxisProps) => (
  <g aria-hidden fontSize={12} fill="var(--faint)">
    {roomyLabels(labels, x).map(({ index, anchor }) => (
      <text key={index} x={x(index)} y={y - 4} textAnchor={anchor}>
        {labels[index]}
      </text>
    ))}
  </g>
);
