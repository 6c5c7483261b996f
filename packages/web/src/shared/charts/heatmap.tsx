import { useText } from '../language/use-text.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartSpots } from './chart-spots.tsx';
import { chartsText } from './charts.text.ts';
import { fittingLabels, labelWidth } from './fitting-labels.ts';
import { useChart } from './use-chart.ts';

interface HeatmapProps {
  label: string;
  /** Column heading of the rows' names in the table: "Day". */
  rowLabel: string;
  /** For example Monday to Sunday; every row has a value for each column. */
  rows: readonly { name: string; values: readonly number[] }[];
  /** For example 00 to 23. */
  columns: readonly string[];
  /** The title of a cell: "Mon, 20:00". */
  cellTitle: (row: string, column: string) => string;
  formatValue: (value: number) => string;
}

const ROW = 22;
const HEAD = 18;
const GAP = 2;

/** Values by row and column, in stronger colour for higher values. */
export const Heatmap = ({ label, rowLabel, rows, columns, cellTitle, formatValue }: HeatmapProps) => {
  const { box, width, active, setActive } = useChart();
  const left = Math.max(...rows.map(({ name }) => labelWidth(name))) + 8;
  const cell = (width - left) / columns.length;
  const height = HEAD + rows.length * ROW;
  const most = Math.max(...rows.flatMap(({ values }) => values));
  const spots = rows.flatMap(({ name, values }, row) =>
    values.map((value, column) => ({
      title: cellTitle(name, columns[column] ?? ''),
      readings: [{ value: formatValue(value) }],
      level: heatLevel(value, most),
      x: left + column * cell,
      y: HEAD + row * ROW,
      width: cell,
      height: ROW,
    })),
  );
  return (
    <ChartFrame
      label={label}
      box={box}
      width={width}
      height={height}
      spot={active === null ? undefined : spots[active]}
      foot={<HeatLegend />}
      table={{
        columns: [rowLabel, ...columns],
        rows: rows.map(({ name, values }) => ({ name, values: values.map(formatValue) })),
      }}
    >
      <g aria-hidden fontSize={12} fill="var(--faint)">
        {fittingLabels(columns, width - left).map((index) => (
          <text key={columns[index]} x={left + index * cell + GAP / 2} y={12}>
            {columns[index]}
          </text>
        ))}
        {rows.map(({ name }, row) => (
          <text key={name} y={HEAD + (row + 0.5) * ROW} dy="0.35em">
            {name}
          </text>
        ))}
      </g>
      {spots.map(({ title, level, x, y }, index) => (
        <rect
          key={title}
          x={x + GAP / 2}
          y={y + GAP / 2}
          width={Math.max(cell - GAP, 1)}
          height={ROW - GAP}
          rx={2}
          fill={level === 0 ? 'var(--raised)' : 'var(--brass-face)'}
          fillOpacity={level === 0 ? 1 : heatOpacity(level)}
          {...(index === active ? { stroke: 'var(--text)', strokeWidth: 2 } : {})}
        />
      ))}
      <ChartSpots spots={spots} onActive={setActive} columns={columns.length} />
    </ChartFrame>
  );
};

const HeatLegend = () => {
  const text = useText(chartsText);
  return (
    <div aria-hidden className="mt-2 flex items-center justify-end gap-1 text-xs text-faint">
      <span className="mr-1">{text.less}</span>
      <span className="size-2.5 rounded-[2px] bg-raised" />
      {HEAT_LEVELS.map((level) => (
        <span
          key={level}
          className="size-2.5 rounded-[2px] bg-brass"
          style={{ opacity: heatOpacity(level) }}
        />
      ))}
      <span className="ml-1">{text.more}</span>
    </div>
  );
};

const HEAT_LEVELS = [1, 2, 3, 4, 5] as const;

/** The level of a cell: 0 for zero, then five levels up to the maximum. */
const heatLevel = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.ceil((value / most) * HEAT_LEVELS.length);

/** Opacities that can be told apart in both themes. */
const heatOpacity = (level: number): number => 0.14 + (level / HEAT_LEVELS.length) * 0.86;
