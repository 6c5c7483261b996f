import type { AdminStats } from '@famiglia/contract/admin/admin-stats';
import type { ReactNode } from 'react';
import type { ChartTone } from '../../../shared/charts/chart-tone.ts';
import { BarChart } from '../../../shared/charts/bar-chart.tsx';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { overviewText } from './overview.text.ts';

type Series = AdminStats['series'][keyof AdminStats['series']];

interface GrowthCardProps {
  title: string;
  /** The main number. */
  figure: string;
  note: ReactNode;
  chart: string;
  lines: readonly { name: string; tone: ChartTone; series: Series }[];
  /** Each day is counted for itself: bars, not a line that goes on from day to day. */
  daily?: boolean;
}

/** One number with its last thirty days. */
export const GrowthCard = ({ title, figure, note, chart, lines, daily = false }: GrowthCardProps) => {
  const text = useText(overviewText);
  const format = useFormat();
  // A day of the series is a UTC day: noon is on that day in every zone where people live.
  const series = lines.map(({ name, tone, series: points }) => ({
    name,
    tone,
    values: points.map(({ value }) => value),
  }));
  // Counts have no fractions on the axis.
  const formatValue = (value: number) => (Number.isInteger(value) ? format.number(value) : '');
  const moments = (lines[0]?.series ?? []).map(({ date }) => `${date}T12:00:00Z`);
  return (
    <Card className="grid min-w-0 content-start gap-4 p-4">
      <div>
        <h2 className="text-muted">{title}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-semibold">{figure}</span>
          <span className="text-muted">{note}</span>
        </p>
      </div>
      {daily ? (
        <BarChart
          label={chart}
          barLabel={text.day}
          names={moments.map(format.date)}
          formatValue={formatValue}
          height={180}
          series={series}
        />
      ) : (
        <LineChart
          label={chart}
          momentLabel={text.day}
          moments={moments}
          formatMoment={format.date}
          formatValue={formatValue}
          height={180}
          series={series}
        />
      )}
    </Card>
  );
};
