import { LineChart } from '../../shared/charts/line-chart.tsx';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { balanceText } from './balance.text.ts';
import type { ReputationCurve } from '@famiglia/contract/reputation/reputation';

type Point = ReputationCurve['points'][number];

const DAY_MS = 86_400_000;
/** As many points as a chart can show and a person can step through. */
const MAX_POINTS = 60;

/**
 * The server sends only the days on which reputation changed, and a line between them would show a slow rise
 * that never happened. This returns evenly spaced days, the last one included, each with its balance.
 */
export const evenPoints = (points: readonly Point[]): Point[] => {
  const days = points.map((point) => Date.parse(point.date) / DAY_MS);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const step = Math.ceil((last - first) / MAX_POINTS) || 1;
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = last - (count - 1 - index) * step;
    const at = days.findLastIndex((known) => known <= day);
    return { date: new Date(day * DAY_MS).toISOString().slice(0, 10), balance: points[at]?.balance ?? 0 };
  });
};

/** Noon: the day is the same in every reader's zone. */
const noon = (date: string): string => `${date}T12:00:00`;

/** A member’s balance over time. */
export const BalanceCurve = ({ points }: { points: readonly Point[] }) => {
  const text = useText(balanceText);
  const format = useFormat();
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
};
