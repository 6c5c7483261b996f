import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useCurve } from '../queries.ts';
import { evenPoints } from './even-points.ts';
import { reputationText } from './reputation.text.ts';

/** Noon: the day is the same in every reader's zone. */
const noon = (date: string): string => `${date}T12:00:00`;

/** The member's balance over the last days. */
export const ReputationChart = ({ userId, range }: { userId: string; range: number }) => {
  const text = useText(reputationText);
  const format = useFormat();
  const curve = useCurve(useCurrentGuild().id, userId, range);
  return (
    <QueryView query={curve} skeleton={<Skeleton className="h-45" />}>
      {({ points }) => {
        // For a constant balance a text says more than a chart.
        if (points.every((point) => point.balance === points[0]?.balance))
          return <p className="text-muted">{text.noChart}</p>;
        const days = evenPoints(points);
        return (
          <LineChart
            label={text.chart}
            momentLabel={text.day}
            moments={days.map((point) => noon(point.date))}
            series={[{ name: text.title, tone: 'brass', values: days.map((point) => point.balance) }]}
            formatMoment={format.date}
            formatValue={format.number}
            height={180}
          />
        );
      }}
    </QueryView>
  );
};
