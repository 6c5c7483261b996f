import type { AdminSeries, AdminStats } from '@famiglia/contract/admin/admin-stats';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { useAdminStats } from '../queries.ts';
import { GrowthCard } from './growth-card.tsx';
import { overviewText } from './overview.text.ts';

/** Less than one a day must not be shown as zero. */
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const Growth = ({ stats: { totals, series } }: { stats: AdminStats }) => {
  const text = useText(overviewText);
  const format = useFormat();
  const grown = (name: AdminSeries): string => {
    const values = series[name];
    return text.month(format.delta((values.at(-1)?.value ?? 0) - (values[0]?.value ?? 0)));
  };
  const share = totals.guilds > 0 ? totals.premium / totals.guilds : 0;
  const chosen = totals.plan_selected_free + totals.plan_selected_premium;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <GrowthCard
        title={text.guilds.title}
        figure={format.number(totals.guilds)}
        note={text.guilds.note(
          format.number(totals.premium),
          format.percent(share),
          format.number(totals.trials),
        )}
        chart={text.guilds.chart}
        lines={[
          { name: text.guilds.all, tone: 'muted', series: series.guilds },
          { name: text.guilds.premium, tone: 'brass', series: series.premium },
          { name: text.guilds.trials, tone: 'info', series: series.trials },
        ]}
      />
      <GrowthCard
        title={text.users.title}
        figure={format.number(totals.users)}
        note={grown('users')}
        chart={text.users.chart}
        lines={[{ name: text.users.all, tone: 'brass', series: series.users }]}
      />
      <GrowthCard
        title={text.logins.title}
        figure={format.number(totals.logins_30d)}
        note={text.logins.note(format.number(oneDecimal(totals.logins_30d / series.logins.length)))}
        chart={text.logins.chart}
        daily
        lines={[{ name: text.logins.all, tone: 'brass', series: series.logins }]}
      />
      <GrowthCard
        title={text.plans.title}
        figure={format.number(chosen)}
        note={text.plans.note(
          format.number(totals.plan_selected_premium),
          format.number(totals.plan_selected_free),
        )}
        chart={text.plans.chart}
        daily
        lines={[
          { name: text.plans.premium, tone: 'brass', series: series.plan_selected_premium },
          { name: text.plans.free, tone: 'muted', series: series.plan_selected_free },
        ]}
      />
      <PicturesCard totals={totals} />
    </div>
  );
};

/** `/admin`. */
export const OverviewPage = () => (
  <QueryView query={useAdminStats()} skeleton={<PageSkeleton />}>
    {(stats) => <Growth stats={stats} />}
  </QueryView>
);

/** The disk space that all screenshots use, and the free space. */
const PicturesCard = ({ totals }: { totals: AdminStats['totals'] }) => {
  const text = useText(overviewText).pictures;
  const format = useFormat();
  return (
    <Card className="flex min-w-0 flex-wrap items-end justify-between gap-x-6 gap-y-3 p-4 lg:col-span-2">
      <div>
        <h2 className="text-muted">{text.title}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xl font-semibold">{format.number(totals.pictures)}</span>
          <span className="text-muted">{text.size(format.bytes(totals.picture_bytes))}</span>
        </p>
      </div>
      {totals.disk_free_bytes !== null && (
        <p className="text-muted">{text.free(format.bytes(totals.disk_free_bytes))}</p>
      )}
      {totals.pictures_unavailable > 0 && (
        <p className="w-full text-bad">{text.unavailable(totals.pictures_unavailable)}</p>
      )}
    </Card>
  );
};
