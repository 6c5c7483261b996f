import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import { BarChart } from '../../../shared/charts/bar-chart.tsx';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { overviewText } from './overview.text.ts';

/** Charts by week. A single week shows no trend. */
export const WeeksCharts = ({ weeks }: Pick<FamilyStatistics, 'weeks'>) => {
  const text = useText(overviewText);
  const format = useFormat();
  if (weeks.length < 2) return null;
  const moments = weeks.map(({ week }) => week);
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Card className="grid min-w-0 gap-3 px-4 pt-3 pb-4">
        <h2 className="font-semibold">{text.damageOverTime}</h2>
        <LineChart
          label={text.damageOverTime}
          momentLabel={text.week}
          moments={moments}
          series={[
            {
              name: text.perCapt,
              tone: 'brass',
              values: weeks.map((week) => week.damage_per_capt && Math.round(week.damage_per_capt)),
            },
          ]}
          formatMoment={format.date}
          formatValue={format.number}
          height={180}
        />
      </Card>
      <Card className="grid min-w-0 gap-3 px-4 pt-3 pb-4">
        <h2 className="font-semibold">{text.resultsOverTime}</h2>
        <BarChart
          label={text.resultsOverTime}
          barLabel={text.week}
          names={moments.map(format.date)}
          series={[
            { name: text.resultsCounted.win, tone: 'good', values: weeks.map((week) => week.wins) },
            { name: text.resultsCounted.loss, tone: 'bad', values: weeks.map((week) => week.losses) },
            { name: text.resultsCounted.draw, tone: 'muted', values: weeks.map((week) => week.draws) },
          ]}
          // Counts have no fractions on the axis.
          formatValue={(value) => (Number.isInteger(value) ? format.number(value) : '')}
          height={156}
        />
      </Card>
      <Card className="grid min-w-0 gap-3 px-4 pt-3 pb-4">
        <h2 className="font-semibold">{text.attendanceOverTime}</h2>
        <LineChart
          label={text.attendanceOverTime}
          momentLabel={text.week}
          moments={moments}
          series={[{ name: text.attendance, tone: 'info', values: weeks.map((week) => week.attendance) }]}
          formatMoment={format.date}
          formatValue={format.percent}
          height={180}
        />
      </Card>
    </div>
  );
};
