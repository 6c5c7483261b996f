import type { Revenue } from '@famiglia/contract/admin/admin-billing';
import { CURRENCIES } from '@famiglia/contract/kit/money';
import type { Currency } from '@famiglia/contract/kit/money';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { BarChart } from '../../../shared/charts/bar-chart.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { useRevenue } from '../queries.ts';
import { revenueText } from './revenue.text.ts';

type Month = Revenue['months'][number];

/** `/admin/revenue`: a year of money, of servers that came and went, and of trials. */
export const RevenuePage = () => (
  <QueryView query={useRevenue()} skeleton={<PageSkeleton />}>
    {(revenue) => (
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <MoneyCard months={revenue.months} />
        <GuildsCard revenue={revenue} />
        <TrialsCard months={revenue.months} />
      </div>
    )}
  </QueryView>
);

const sum = (months: readonly Month[], count: (month: Month) => number): number =>
  months.reduce((total, month) => total + count(month), 0);

const netOf = ({ revenue }: Month, currency: Currency): number => {
  const row = revenue.find((one) => one.currency === currency);
  return row ? row.paid_minor - row.refunded_minor - row.disputed_minor : 0;
};

interface FigureCardProps {
  title: string;
  figure: string;
  note: string;
  /** Beside the title. */
  choice?: ReactNode;
  className?: string;
  children?: ReactNode;
}

const FigureCard = ({ title, figure, note, choice, className = '', children }: FigureCardProps) => (
  <Card className={`grid min-w-0 content-start gap-4 p-4 ${className}`}>
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h2 className="text-muted">{title}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-semibold tabular-nums">{figure}</span>
          <span className="text-muted">{note}</span>
        </p>
      </div>
      {choice}
    </div>
    {children}
  </Card>
);

/** Currencies are never added, so one is shown at a time. */
const MoneyCard = ({ months }: { months: readonly Month[] }) => {
  const text = useText(revenueText);
  const format = useFormat();
  const earned = CURRENCIES.find((one) => sum(months, (month) => netOf(month, one)) > 0);
  const [chosen, setChosen] = useState<Currency | undefined>();
  const currency = chosen ?? earned ?? 'RUB';
  const money = (amount_minor: number) => formatMoney({ amount_minor, currency });
  return (
    <FigureCard
      className="lg:col-span-2"
      title={text.revenue.title}
      figure={money(sum(months, (month) => netOf(month, currency)))}
      note={text.revenue.note}
      choice={
        <ChoiceRow
          label={text.currency}
          value={currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={setChosen}
        />
      }
    >
      <BarChart
        label={text.revenue.chart}
        barLabel={text.month}
        names={months.map(({ month }) => format.month(month))}
        series={[
          {
            name: text.revenue.value,
            tone: 'brass',
            values: months.map((month) => netOf(month, currency)),
          },
        ]}
        formatValue={money}
      />
    </FigureCard>
  );
};

const GuildsCard = ({ revenue: { months, running, in_grace } }: { revenue: Revenue }) => {
  const text = useText(revenueText);
  const format = useFormat();
  const last = months.at(-1);
  const paying = last?.paying ?? 0;
  return (
    <FigureCard
      title={text.guilds.title}
      figure={format.number(running)}
      note={text.guilds.note(format.number(in_grace))}
    >
      <MonthBars
        months={months}
        label={text.guilds.chart}
        parts={[
          { name: text.guilds.renewed, tone: 'good', of: (month) => month.renewed },
          { name: text.guilds.new_guilds, tone: 'brass', of: (month) => month.new_guilds },
          { name: text.guilds.churned, tone: 'bad', of: (month) => month.churned },
        ]}
      />
      <p className="text-muted">
        {text.churn.title}:{' '}
        {paying === 0 ? (
          text.churn.none
        ) : (
          <>
            <strong className="text-text">{format.percent((last?.churned ?? 0) / paying)}</strong>,{' '}
            {text.churn.note(format.number(last?.churned ?? 0), format.number(paying))}
          </>
        )}
      </p>
    </FigureCard>
  );
};

const TrialsCard = ({ months }: { months: readonly Month[] }) => {
  const text = useText(revenueText);
  const format = useFormat();
  const trials = sum(months, (month) => month.trials);
  const paid = sum(months, (month) => month.trials_paid);
  if (trials === 0) return <FigureCard title={text.trials.title} figure="–" note={text.trials.none} />;
  return (
    <FigureCard
      title={text.trials.title}
      figure={format.percent(paid / trials)}
      note={text.trials.note(format.number(paid), format.number(trials))}
    >
      <MonthBars
        months={months}
        label={text.trials.chart}
        parts={[
          { name: text.trials.trials_paid, tone: 'brass', of: (month) => month.trials_paid },
          {
            name: text.trials.trials_unpaid,
            tone: 'muted',
            of: (month) => month.trials - month.trials_paid,
          },
        ]}
      />
    </FigureCard>
  );
};

interface MonthBarsProps {
  months: readonly Month[];
  label: string;
  /** One on top of the other, the first at the bottom. */
  parts: readonly {
    name: string;
    tone: 'brass' | 'good' | 'bad' | 'muted';
    of: (month: Month) => number;
  }[];
}

const MonthBars = ({ months, label, parts }: MonthBarsProps) => {
  const text = useText(revenueText);
  const format = useFormat();
  return (
    <BarChart
      label={label}
      barLabel={text.month}
      names={months.map(({ month }) => format.month(month))}
      // Counts have no fractions on the axis.
      formatValue={(value) => (Number.isInteger(value) ? format.number(value) : '')}
      height={180}
      series={parts.map(({ name, tone, of }) => ({ name, tone, values: months.map(of) }))}
    />
  );
};
