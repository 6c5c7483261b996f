import { capitalized } from '@famiglia/contract/kit/capitalized';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import type { RouteResponse } from '@famiglia/contract/kit/route';
import type { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { useSearchParams } from 'react-router';
import { LineChart } from '../../shared/charts/line-chart.tsx';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FillBar } from '../../shared/ui/fill-bar.tsx';
import { Landmark } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { useStatistics } from './queries.ts';
import { treasuryText } from './treasury.text.ts';

type Statistics = RouteResponse<typeof treasuryRoutes.statistics>;
const PERIODS = [1, 3, 6, 12, 24] as const;

export const StatisticsView = () => {
  const text = useText(treasuryText);
  const { id: guildId } = useCurrentGuild();
  const [params, setParams] = useSearchParams();
  const months = PERIODS.find((one) => String(one) === params.get('months')) ?? 3;
  const query = useStatistics(guildId, months);
  return (
    <div className="grid gap-4">
      <div>
        <Select
          label={text.period}
          value={String(months)}
          options={PERIODS.map((one) => ({ value: String(one), label: text.months(one) }))}
          onChange={(value) => setParams({ view: 'statistics', months: value })}
        />
      </div>
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-12" rows={8} />}>
        {(statistics) =>
          statistics.points.length === 0 ? (
            <EmptyState icon={<Landmark aria-hidden />} title={text.noStatistics} />
          ) : (
            <Charts statistics={statistics} />
          )
        }
      </QueryView>
    </div>
  );
};

/** Charts say whole dollars: cents are in the list. */
const dollarsOf = (cents: string): number => Number(BigInt(cents) / 100n);

const Charts = ({ statistics: { points, months, contributors } }: { statistics: Statistics }) => {
  const text = useText(treasuryText);
  const format = useFormat();
  const language = useLanguage();
  const money = (value: number): string => formatCents(language, BigInt(Math.round(value)) * 100n);
  const most = Number(contributors[0]?.amount_cents ?? 1);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card className="min-w-0 p-4 lg:col-span-2">
        <h2 className="mb-3 font-medium">{text.balanceOverTime}</h2>
        <LineChart
          label={text.balanceOverTime}
          momentLabel={text.day}
          moments={points.map(({ date }) => `${date}T12:00:00`)}
          series={[
            {
              name: text.balanceOverTime,
              tone: 'brass',
              values: points.map(({ total_cents: cents }) => dollarsOf(cents)),
            },
          ]}
          formatMoment={format.date}
          formatValue={money}
        />
      </Card>
      <Card className="min-w-0 p-4">
        <h2 className="mb-3 font-medium">{text.byMonth}</h2>
        <ByMonth months={months} />
      </Card>
      {contributors.length === 0 ? null : (
        <Card className="min-w-0 self-start p-4">
          <h2 className="mb-3 font-medium">{text.contributors}</h2>
          <ol className="grid gap-3">
            {contributors.map(({ person, amount_cents: cents }) => (
              <li key={person.id} className="grid gap-1.5">
                <p className="flex justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">{person.name}</span>
                  <span className="shrink-0 tabular-nums">{formatCents(language, cents)}</span>
                </p>
                <FillBar share={Number(cents) / most} />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  );
};

/** `Октябрь 2026` of `2026-10`. */
const monthName = (language: Language, month: string): string =>
  capitalized(
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
      .format(new Date(`${month}-15T00:00:00Z`))
      .replace(/\sг\.$/, ''),
  );

const ByMonth = ({ months }: Pick<Statistics, 'months'>) => {
  const text = useText(treasuryText);
  const language = useLanguage();
  const amount = (cents: string): string => (cents === '0' ? '' : formatCents(language, cents));
  return (
    <div className="grid gap-4">
      {[...new Set(months.map(({ month }) => month))].map((month) => (
        <table key={month} className="w-full">
          <caption className="pb-1 text-left font-medium">{monthName(language, month)}</caption>
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="text-left font-normal">
                {text.fields.category}
              </th>
              <th scope="col" className="text-right font-normal">
                {text.in}
              </th>
              <th scope="col" className="text-right font-normal">
                {text.out}
              </th>
            </tr>
          </thead>
          <tbody>
            {months
              .filter((one) => one.month === month)
              .map(({ category, income_cents: income, expense_cents: expense }) => (
                <tr key={category?.id ?? ''} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-2 text-left font-normal wrap-anywhere">
                    {category?.name ?? text.fields.noCategory}
                  </th>
                  <td className="py-1.5 text-right text-good tabular-nums">{amount(income)}</td>
                  <td className="py-1.5 pl-2 text-right tabular-nums">{amount(expense)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
};
