import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useDownload } from '../../shared/lib/use-download.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { usePageInRange } from '../../shared/lib/use-page-in-range.ts';
import { useTypedSearch } from '../../shared/lib/use-typed-search.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChoiceRow } from '../../shared/ui/choice-row.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ClipboardList, Download, ListChecks } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TabLinks } from '../../shared/ui/tab-links.tsx';
import { applicationsText } from './applications.text.ts';
import { ApplicationBoard } from './list/application-board.tsx';
import { ApplicationList } from './list/application-list.tsx';
import { useApplications, useForms } from './queries.ts';
import { ApplicationStatisticsView } from './statistics/application-statistics.tsx';

const VIEWS = ['waiting', 'accepted', 'refused', 'all', 'statistics'] as const;
type View = (typeof VIEWS)[number];

/** `/guild/:guildId/applications`: the queue, what was decided, and statistics. */
export const ApplicationsPage = () => {
  const text = useText(applicationsText);
  const { id: guildId } = useCurrentGuild();
  const [params] = useSearchParams();
  const view: View = VIEWS.find((one) => one === params.get('view')) ?? 'waiting';
  const waiting = useApplications(guildId, { status: 'waiting' }).data?.total;
  const download = useDownload(applicationRoutes.export);
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            <Button
              icon={<Download aria-hidden className="size-4" />}
              loading={download.isPending}
              onClick={() => download.mutate({ guildId })}
            >
              {text.csv}
            </Button>
            <Link to={`/guild/${guildId}/applications/forms`} className={buttonClasses()}>
              <ListChecks aria-hidden className="size-4" />
              {text.forms}
            </Link>
          </>
        }
      />
      <TabLinks
        label={text.views}
        className="-mx-4 mb-4 px-4"
        tabs={VIEWS.map((one) => ({
          to: one === 'waiting' ? '?' : `?view=${one}`,
          label: text.tabs[one],
          current: one === view,
          count: one === 'waiting' ? waiting : undefined,
          calling: true,
        }))}
      />
      {view === 'statistics' ? <ApplicationStatisticsView /> : <Queue view={view} />}
    </>
  );
};

const Queue = ({ view }: { view: Exclude<View, 'statistics'> }) => {
  const text = useText(applicationsText);
  const { id: guildId } = useCurrentGuild();
  const [params, setParams] = useSearchParams();
  const { page, search, setPage, setSearch } = useListParams();
  const [typed, type] = useTypedSearch(search, setSearch);
  const forms = useForms(guildId);
  const formId = params.get('form') ?? '';
  const isBoard = view === 'waiting' && params.get('look') === 'board';
  const applications = useApplications(
    guildId,
    {
      ...(view === 'all' ? {} : { status: view }),
      ...(formId === '' ? {} : { form_id: formId }),
      ...(search === '' ? {} : { search }),
    },
    page,
  );
  usePageInRange({ page, pageSize: PAGE_SIZE.events, total: applications.data?.total, setPage });
  const set = (name: string, value: string) =>
    setParams((old) => {
      const changed = new URLSearchParams(old);
      changed.delete('page');
      if (value === '') changed.delete(name);
      else changed.set(name, value);
      return changed;
    });
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField label={text.search} value={typed} onChange={type} className="w-full md:w-72" />
        <Select
          label={text.form}
          value={formId}
          options={[
            { value: '', label: text.anyForm },
            ...(forms.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => set('form', value)}
        />
        {view === 'waiting' ? (
          <ChoiceRow
            label={text.look}
            value={isBoard ? 'board' : 'list'}
            options={(['list', 'board'] as const).map((value) => ({ value, label: text.looks[value] }))}
            onChange={(value) => set('look', value === 'board' ? 'board' : '')}
          />
        ) : null}
      </div>
      <QueryView query={applications} skeleton={<ListSkeleton height="h-16 md:h-13" />}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              icon={<ClipboardList aria-hidden />}
              title={text.emptyTitle}
              {...(search === '' && formId === '' ? { command: '/applications create' } : {})}
            >
              {search === '' && formId === '' ? text.emptyBody : text.emptyFound}
            </EmptyState>
          ) : (
            <div aria-busy={applications.isPlaceholderData} className="grid gap-3">
              {isBoard ? <ApplicationBoard items={items} /> : <ApplicationList items={items} />}
              <Pager page={page} pageSize={PAGE_SIZE.events} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
    </>
  );
};
