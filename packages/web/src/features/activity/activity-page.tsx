import { ACTIVITY_COUNTED, activityRoutes } from '@famiglia/contract/activity/activity';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { useSearchParams } from 'react-router';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, History, SearchX } from '../../shared/ui/icons.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { activityText } from './activity.text.ts';
import { ActivityList } from '../../entities/activity/activity-list.tsx';
import { useDownload } from '../../shared/lib/use-download.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import type { ActivityFilters } from './activity-filters.ts';
import { filtersOf, requestOf } from './activity-filters.ts';
import { FilterBar } from './components/filter-bar.tsx';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';

/** `/guild/:guildId/activity`: what happened, newest first. */
export const ActivityPage = () => {
  const guild = useCurrentGuild();
  const text = useText(activityText);
  const { page, setPage } = useListParams();
  const { filters, setFilter, clear } = useActivityFilters();
  const activity = useActivity(guild.id, filters, page);
  const format = useFormat();
  const note = (total: number): string =>
    total < ACTIVITY_COUNTED ? text.count(total) : text.countMore(format.number(total));

  const empty =
    Object.keys(filters).length > 0 ? (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={text.filteredTitle}
        action={<Button onClick={clear}>{text.clear}</Button>}
      >
        {text.filteredBody}
      </EmptyState>
    ) : (
      <EmptyState icon={<History aria-hidden />} title={text.emptyTitle}>
        {text.emptyBody}
      </EmptyState>
    );

  return (
    <>
      <PageHeader
        title={text.title}
        // A space keeps its line free, so that nothing moves when the number arrives.
        note={activity.data ? note(activity.data.total) : '\u00A0'}
        actions={activity.data?.total === 0 ? null : <DownloadButton filters={filters} />}
      />
      <FilterBar filters={filters} onChange={setFilter} />
      <QueryView
        query={activity}
        skeleton={<ListSkeleton lead="icon" headed={false} height="h-16 md:h-11" rows={12} />}
      >
        {({ items, total }) =>
          total === 0 ? (
            empty
          ) : (
            <div className="grid gap-3">
              <ActivityList
                entries={items}
                byDay
                question={JSON.stringify({ filters, page })}
                stale={activity.isPlaceholderData}
              />
              <Pager
                page={page}
                pageSize={PAGE_SIZE.activity}
                total={total}
                more={total >= ACTIVITY_COUNTED}
                onChange={setPage}
              />
              {page * PAGE_SIZE.activity >= ACTIVITY_COUNTED ? (
                <Button
                  className="justify-self-end"
                  onClick={() => setFilter('before', items.at(-1)?.id ?? '')}
                >
                  {text.older}
                </Button>
              ) : null}
            </div>
          )
        }
      </QueryView>
    </>
  );
};

/** The filters in the address. A changed filter starts at the first page. */
const useActivityFilters = () => {
  const [params, setParams] = useSearchParams();
  const setFilter = (name: keyof ActivityFilters, value: string): void => {
    setParams((old) => {
      const changed = new URLSearchParams(old);
      changed.delete('page');
      if (name !== 'before') changed.delete('before');
      if (value) changed.set(name, value);
      else changed.delete(name);
      return changed;
    });
  };
  return { filters: filtersOf(params), setFilter, clear: () => setParams({}) };
};

/** Downloads the filtered activity as a file. */
const DownloadButton = ({ filters }: { filters: ActivityFilters }) => {
  const text = useText(activityText);
  const { id: guildId } = useCurrentGuild();
  const download = useDownload(activityRoutes.export);
  return (
    <Button
      icon={<Download aria-hidden className="size-4" />}
      loading={download.isPending}
      loadingLabel={text.downloading}
      onClick={() => download.mutate({ guildId, ...requestOf(filters) })}
    >
      {text.download}
    </Button>
  );
};

const useActivity = (guildId: string, filters: ActivityFilters, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'activity', 'list', { ...filters, page }),
    queryFn: ({ signal }) =>
      callApi(
        activityRoutes.list,
        {
          guildId,
          ...requestOf(filters),
          ...(filters.before ? { before: Number(filters.before) } : {}),
          limit: PAGE_SIZE.activity,
          offset: (page - 1) * PAGE_SIZE.activity,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
