import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { usePageInRange } from '../../shared/lib/use-page-in-range.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ReceiptText } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { TabLinks } from '../../shared/ui/tab-links.tsx';
import { DecidedReports } from './decided-reports.tsx';
import { PriceList } from './price-list.tsx';
import { useReports } from './queries.ts';
import { ReportDesk } from './report-desk.tsx';
import { reportsText } from './reports.text.ts';

const VIEWS = ['pending', 'all', 'prices'] as const;
type View = (typeof VIEWS)[number];

/** `/guild/:guildId/reports`: reports that wait, those that were decided, and the price list. */
export const ReportsPage = () => {
  const { access } = useCurrentGuild();
  const [params] = useSearchParams();
  const judges = may(access.permissions, 'reports.judge');
  const wanted = VIEWS.find((one) => one === params.get('view')) ?? 'pending';
  const view = judges ? wanted : 'prices';
  const tabs = judges ? <ViewTabs view={view} /> : null;
  return view === 'prices' ? <PriceList tabs={tabs} /> : <Reports view={view} tabs={tabs} />;
};

interface ReportsProps {
  view: Exclude<View, 'prices'>;
  tabs: ReactNode;
}

const Reports = ({ view, tabs }: ReportsProps) => {
  const text = useText(reportsText);
  const { id: guildId } = useCurrentGuild();
  const { page, setPage } = useListParams();
  const query = useReports(guildId, view, page);
  usePageInRange({ page, pageSize: PAGE_SIZE.screenshots, total: query.data?.total, setPage });
  return (
    <>
      <PageHeader
        title={text.title}
        note={query.data && query.data.total > 0 ? text.count(query.data.total) : ' '}
      />
      {tabs}
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-18" rows={4} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState
                icon={<ReceiptText aria-hidden />}
                title={text.empty[view]}
                {...(view === 'pending' ? { command: '/report send' as const } : {})}
              >
                {text.emptyBody[view]}
              </EmptyState>
            </Card>
          ) : (
            <div className="grid min-w-0 gap-3">
              {view === 'pending' ? (
                <ReportDesk reports={items} onBroken={() => void query.refetch()} />
              ) : (
                <DecidedReports reports={items} />
              )}
              <Pager page={page} pageSize={PAGE_SIZE.screenshots} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
    </>
  );
};

const ViewTabs = ({ view }: { view: View }) => {
  const text = useText(reportsText);
  return (
    <TabLinks
      label={text.views}
      className="-mx-4 mb-4 px-4"
      tabs={VIEWS.map((one) => ({
        to: one === 'pending' ? '?' : `?view=${one}`,
        label: text.tabs[one],
        current: one === view,
      }))}
    />
  );
};
