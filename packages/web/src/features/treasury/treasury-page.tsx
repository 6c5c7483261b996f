import { formatCents } from '@famiglia/contract/kit/format-cents';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { ENTRY_KINDS } from '@famiglia/contract/treasury/treasury';
import type { TreasuryBalances, TreasuryCategory, TreasuryEntry } from '@famiglia/contract/treasury/treasury';
import { ENTRIES_COUNTED, treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useDownload } from '../../shared/lib/use-download.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { DayRangeFields } from '../../shared/ui/day-range-fields.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FilterField } from '../../shared/ui/filter-field.tsx';
import { FilterFold } from '../../shared/ui/filter-fold.tsx';
import { Landmark, Plus, SearchX } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { CategoriesDialog } from './categories-dialog.tsx';
import { EntryList } from './entry-list.tsx';
import { CountDialog, EnterDialog, TransferDialog } from './money-dialog.tsx';
import { useEntries, useTreasury } from './queries.ts';
import { StatisticsView } from './statistics.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { filtersOf, requestOf } from './treasury-filters.ts';
import type { EntryFilters } from './treasury-filters.ts';
import { treasuryText } from './treasury.text.ts';

type Opened = 'enter' | 'transfer' | 'count' | 'categories' | null;

/** `/guild/:guildId/treasury`: what the family has, and every operation. */
export const TreasuryPage = () => {
  const text = useText(treasuryText);
  const guild = useCurrentGuild();
  const [params] = useSearchParams();
  const treasury = useTreasury(guild.id);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const manages = may(guild.access.permissions, 'money.manage');
  const isStatistics = params.get('view') === 'statistics';
  const here = `/guild/${guild.id}/treasury`;
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            {manages ? (
              <Button
                variant="primary"
                disabled={!treasury.data}
                icon={<Plus aria-hidden className="size-4" />}
                onClick={() => setOpened('enter')}
              >
                {text.enter}
              </Button>
            ) : null}
            <PageMenu manages={manages && treasury.data !== undefined} onOpen={setOpened} />
          </>
        }
      />
      <QueryView query={treasury} skeleton={<ListSkeleton headed={false} height="h-18" rows={1} />}>
        {(balances) => <Balance balances={balances} />}
      </QueryView>
      {/* Drawn after the balance, so that nothing is pushed down. */}
      {treasury.isPending ? null : (
        <>
          <div className="mb-4 flex">
            <Segments
              label={text.views}
              segments={[
                { to: here, label: text.operations, current: !isStatistics },
                { to: `${here}?view=statistics`, label: text.statistics, current: isStatistics },
              ]}
            />
          </div>
          {isStatistics ? (
            <StatisticsView />
          ) : (
            <Operations
              categories={treasury.data?.categories ?? []}
              manages={manages}
              onCount={treasury.data ? () => setOpened('count') : null}
            />
          )}
        </>
      )}
      {treasury.data && opened === 'enter' ? <EnterDialog treasury={treasury.data} onClose={close} /> : null}
      {treasury.data && opened === 'transfer' ? (
        <TransferDialog treasury={treasury.data} onClose={close} />
      ) : null}
      {treasury.data && opened === 'count' ? <CountDialog treasury={treasury.data} onClose={close} /> : null}
      {treasury.data && opened === 'categories' ? (
        <CategoriesDialog categories={treasury.data.categories} onClose={close} />
      ) : null}
    </>
  );
};

const PageMenu = ({ manages, onOpen }: { manages: boolean; onOpen: (what: Opened) => void }) => {
  const text = useText(treasuryText);
  const { id: guildId } = useCurrentGuild();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const download = useDownload(treasuryRoutes.export);
  return (
    <MoreMenu label={text.more}>
      {manages ? (
        <MenuItem onClick={() => void navigate(`/guild/${guildId}/treasury/log`)}>{text.cabinetLog}</MenuItem>
      ) : null}
      {manages
        ? (['transfer', 'count', 'categories'] as const).map((what) => (
            <MenuItem key={what} onClick={() => onOpen(what)}>
              {text[what]}
            </MenuItem>
          ))
        : null}
      <MenuItem onClick={() => download.mutate({ guildId, ...requestOf(filtersOf(params)) })}>
        {text.download}
      </MenuItem>
    </MoreMenu>
  );
};

/** What lies where; places without money are left out. */
const Balance = ({ balances }: { balances: TreasuryBalances }) => {
  const text = useText(treasuryText);
  const language = useLanguage();
  const money = (cents: string): string => formatCents(language, cents);
  const { officers, owed_cents: owed } = balances;
  const facts = [
    ...(officers.length === 0
      ? []
      : [
          { id: 'bank', name: text.places.bank, cents: balances.bank_cents },
          ...officers.map(({ person: { id, name }, balance_cents: cents }) => ({ id, name, cents })),
        ]),
    ...(owed === '0' ? [] : [{ id: 'owed', name: text.places.owed, cents: owed }]),
  ];
  return (
    <Card className="mb-4 grid gap-3 p-4">
      <p>
        <span className="block text-muted">{text.places.total}</span>
        <span className="text-xl font-semibold wrap-anywhere tabular-nums">
          {money(balances.total_cents)}
        </span>
      </p>
      {facts.length === 0 ? null : (
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {facts.map(({ id, name, cents }) => (
            <div key={id} className="min-w-0">
              <dt className="text-xs wrap-anywhere text-muted">{name}</dt>
              <dd className="tabular-nums">{money(cents)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
};

interface OperationsProps {
  categories: readonly TreasuryCategory[];
  manages: boolean;
  onCount: (() => void) | null;
}

const Operations = ({ categories, manages, onCount }: OperationsProps) => {
  const text = useText(treasuryText);
  const guild = useCurrentGuild();
  const { page, setPage } = useListParams();
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const query = useEntries(guild.id, filters, page);
  const [takenBack, setTakenBack] = useState<TreasuryEntry | null>(null);
  const isFiltered = Object.keys(filters).length > 0;
  const clear = () => setParams({});
  const isEmpty = query.data?.total === 0 && !isFiltered;
  const { person } = filters;
  const named = query.data?.items
    .flatMap((entry) => [entry.person, entry.actor])
    .find((one) => one?.id === person)?.name;
  return (
    <>
      {isEmpty ? null : <Filters filters={filters} categories={categories} />}
      {person === undefined ? null : (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          {text.operationsOf(named ?? person)}
          <Button variant="ghost" onClick={clear}>
            {text.everybody}
          </Button>
        </p>
      )}
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-16" rows={8} />}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              icon={isFiltered ? <SearchX aria-hidden /> : <Landmark aria-hidden />}
              title={isFiltered ? text.filteredTitle : text.emptyTitle}
              action={
                isFiltered ? (
                  <Button onClick={clear}>{text.clear}</Button>
                ) : manages && onCount !== null ? (
                  <Button onClick={onCount}>{text.countNow}</Button>
                ) : undefined
              }
            >
              {isFiltered ? text.filteredBody : manages ? text.emptyBody : text.emptyToSee}
            </EmptyState>
          ) : (
            <div className="grid gap-3">
              <EntryList
                entries={items}
                stale={query.isPlaceholderData}
                onTakeBack={manages ? setTakenBack : null}
              />
              <Pager
                page={page}
                pageSize={PAGE_SIZE.ledger}
                total={total}
                more={total >= ENTRIES_COUNTED}
                onChange={setPage}
              />
            </div>
          )
        }
      </QueryView>
      {takenBack === null ? null : <TakeBackDialog entry={takenBack} onClose={() => setTakenBack(null)} />}
    </>
  );
};

const Filters = ({
  filters,
  categories,
}: {
  filters: EntryFilters;
  categories: readonly TreasuryCategory[];
}) => {
  const text = useText(treasuryText);
  const [, setParams] = useSearchParams();
  const set = (name: keyof EntryFilters, value: string): void =>
    setParams((old) => {
      const changed = new URLSearchParams(old);
      changed.delete('page');
      if (value) changed.set(name, value);
      else changed.delete(name);
      return changed;
    });
  const active = [filters.category, filters.from, filters.to].filter(Boolean).length;
  return (
    <FilterFold
      label={text.filters}
      columns="md:grid-cols-4"
      active={active}
      lead={
        <FilterField label={text.kind}>
          <Select
            label={text.kind}
            value={filters.kind ?? ''}
            options={[
              { value: '', label: text.anyKind },
              ...ENTRY_KINDS.map((value) => ({ value, label: text.kinds[value] })),
            ]}
            onChange={(value) => set('kind', value)}
          />
        </FilterField>
      }
    >
      <FilterField label={text.fields.category} wide>
        <Select
          label={text.fields.category}
          value={filters.category ?? ''}
          options={[
            { value: '', label: text.anyCategory },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => set('category', value)}
        />
      </FilterField>
      <DayRangeFields labels={text.days} value={filters} onChange={set} />
    </FilterFold>
  );
};
