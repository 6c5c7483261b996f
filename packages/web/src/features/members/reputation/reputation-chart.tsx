import { useState } from 'react';
import { LineChart } from '../../../charts/line-chart.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCurve } from '../api/use-curve.ts';
import { reputationText } from './reputation.text.ts';
import { stepPoints } from './step-points.ts';

const RANGES = ['30', '180', '365'] as const;
type Range = (typeof RANGES)[number];

/** Noon: the day is the same in every reader's zone. */
const noon = (date: string): string => `${date}T12:00:00`;

export const ReputationChart = ({ userId }: { userId: string }) => {
  const text = useText(reputationText);
  const format = useFormat();
  const [range, setRange] = useState<Range>('180');
  const curve = useCurve(useCurrentGuild().id, userId, Number(range));
  return (
    <div className="grid gap-3 p-4">
      <div className="justify-self-end">
        <Select
          label={text.range}
          value={range}
          options={RANGES.map((days) => ({ value: days, label: text.ranges[days] }))}
          onChange={setRange}
        />
      </div>
      <QueryView query={curve} skeleton={<Skeleton className="h-45" />}>
        {({ points }) => {
          const steps = stepPoints(points);
          if (steps.length < 2) return <p className="text-muted">{text.noChart}</p>;
          return (
            <LineChart
              label={text.chart}
              momentLabel={text.day}
              moments={steps.map((point) => noon(point.date))}
              series={[{ name: text.title, tone: 'brass', values: steps.map((point) => point.balance) }]}
              formatMoment={format.date}
              formatValue={format.number}
              height={180}
            />
          );
        }}
      </QueryView>
    </div>
  );
};
