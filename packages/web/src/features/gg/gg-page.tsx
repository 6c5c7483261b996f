import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { Images } from '../../shared/ui/icons.ts';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { usePageInRange } from '../../shared/lib/use-page-in-range.ts';
import { Busy } from '../../shared/ui/busy.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { TabLinks } from '../../shared/ui/tab-links.tsx';
import { useGgScreenshots, useWaitingCount } from './queries.ts';
import { GgGallery } from './components/gg-gallery.tsx';
import { GG_VIEWS, viewOf } from './gg-view.ts';
import type { GgView } from './gg-view.ts';
import { ggText } from './gg.text.ts';

/** `/guild/:guildId/gg`: the family's GG screenshots, pending ones first. */
export const GgPage = () => {
  const text = useText(ggText);
  const { id: guildId, access } = useCurrentGuild();
  const [params] = useSearchParams();
  const { page, setPage } = useListParams();
  const view = viewOf(params);
  const screenshots = useGgScreenshots(guildId, view, page);
  usePageInRange({ page, pageSize: PAGE_SIZE.screenshots, total: screenshots.data?.total, setPage });
  const waiting = useWaitingCount(guildId);
  const judges = view === 'pending' && may(access.permissions, 'reputation.edit');
  return (
    <>
      <PageHeader
        title={text.title}
        {...(screenshots.data
          ? {
              note: [
                text.count(screenshots.data.total),
                ...(judges && screenshots.data.total > 0 ? [text.howToJudge] : []),
              ].join(' · '),
            }
          : {})}
      />
      <ViewTabs view={view} waiting={waiting} />
      <QueryView query={screenshots} skeleton={<GgSkeleton />}>
        {({ items, total }) =>
          total === 0 ? (
            <>
              <EmptyState
                icon={<Images aria-hidden />}
                title={text.empty[view].title}
                {...(view === 'all' || view === 'approved' ? { command: '/gg send' } : {})}
              >
                {text.empty[view].body}
              </EmptyState>
              {/* A link may name a screenshot that is not in this list. */}
              <GgGallery screenshots={items} onBroken={() => void screenshots.refetch()} />
            </>
          ) : (
            <div aria-busy={screenshots.isPlaceholderData} className="grid gap-3">
              <GgGallery key={view} screenshots={items} onBroken={() => void screenshots.refetch()} />
              <Pager page={page} pageSize={PAGE_SIZE.screenshots} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
    </>
  );
};

/** Placeholders of the real size, so that nothing moves when the images load. */
const GgSkeleton = () => (
  <Busy>
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={`screen-${index}`} className="aspect-video" />
      ))}
    </div>
  </Busy>
);

const ViewTabs = ({ view, waiting }: { view: GgView; waiting: number }) => {
  const text = useText(ggText);
  return (
    <TabLinks
      label={text.views}
      className="-mx-4 mb-4 px-4"
      tabs={GG_VIEWS.map((one) => ({
        to: one === 'pending' ? '?' : `?view=${one}`,
        label: text.tabs[one],
        current: one === view,
        count: one === 'pending' && waiting > 0 ? waiting : undefined,
        calling: true,
      }))}
    />
  );
};
