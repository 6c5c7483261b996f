import type { FamilyStatistics } from '@famiglia/contract/capt-statistics';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { captsText } from '../capts.text.ts';
import { overviewText } from './overview.text.ts';

/** Charts by week. A single week shows no trend. */
export const WeeksCharts = ({ weeks }: Pick<FamilyStatistics, 'weeks'>) => {
  const text = useText(overviewText);
  const words = useText(captsText);
  const format = useFormat();
  if (weeks.length < 2) return null;
  const moments = weeks.map(({ week }) => week);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
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
        <h2 className="font-semibold">{text.ratesOverTime}</h2>
        <LineChart
          label={text.ratesOverTime}
          momentLabel={text.week}
          moments={moments}
          series={[
            { name: words.winRate, tone: 'good', values: weeks.map((week) => week.win_rate) },
            { name: text.attendance, tone: 'info', values: weeks.map((week) => week.attendance) },
          ]}
          formatMoment={format.date}
          formatValue={format.percent}
          height={160}
        />
      </Card>
    </div>
  );
};
