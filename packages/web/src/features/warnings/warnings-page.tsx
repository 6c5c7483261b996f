import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { WARNING_KIND_NAMES, WARNING_KINDS } from '@famiglia/contract/warnings/warning-kinds';
import { WARNING_STATES, warningFilters, warningRoutes } from '@famiglia/contract/warnings/warnings';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMember } from '../../entities/member/use-member-search.ts';
import { GiveDialog } from '../../entities/warning/give-dialog.tsx';
import { useWarnings } from '../../entities/warning/queries.ts';
import type { WarningFilters } from '../../entities/warning/queries.ts';
import { WarningList } from '../../entities/warning/warning-list.tsx';
import { warningText } from '../../entities/warning/warning.text.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useDownload } from '../../shared/lib/use-download.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Download, Plus, SearchX, ShieldCheck, X } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { PersonnelHeader } from '../../entities/personnel/personnel-header.tsx';
import { warningsText } from './warnings.text.ts';

/** `/guild/:guildId/personnel/warnings`: warnings of the whole family. */
export const WarningsPage = () => {
  const text = useText(warningsText);
  const guild = useCurrentGuild();
  const { page, setPage } = useListParams();
  const { filters, change, clear } = useWarningFilters();
  const warnings = useWarnings(guild.id, filters, { page });
  const [giving, setGiving] = useState(false);
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <>
      <PersonnelHeader
        current="warnings"
        // A line of its height until the number is there.
        note={warnings.data ? text.count(warnings.data.total) : '\u00A0'}
        actions={
          <>
            {warnings.data?.total ? <DownloadButton filters={filters} /> : null}
            {may(guild.access.permissions, 'personnel.manage') ? (
              <Button
                variant="primary"
                icon={<Plus aria-hidden className="size-4" />}
                onClick={() => setGiving(true)}
              >
                {text.give}
              </Button>
            ) : null}
          </>
        }
      />
      <FilterBar filters={filters} onChange={change} />
      <QueryView
        query={warnings}
        skeleton={<ListSkeleton lead="icon" headed={false} height="h-20" rows={8} />}
      >
        {({ items, total }) => {
          if (total === 0 && isNarrowed)
            return (
              <EmptyState
                icon={<SearchX aria-hidden />}
                title={text.filteredTitle}
                action={<Button onClick={clear}>{text.clear}</Button>}
              >
                {text.filteredBody}
              </EmptyState>
            );
          if (total === 0)
            return (
              <EmptyState icon={<ShieldCheck aria-hidden />} title={text.emptyTitle}>
                {text.emptyBody}
              </EmptyState>
            );
          return (
            <div className="grid gap-3">
              <Card>
                <WarningList warnings={items} named />
              </Card>
              <Pager page={page} pageSize={PAGE_SIZE.warnings} total={total} onChange={setPage} />
            </div>
          );
        }}
      </QueryView>
      {giving ? <GiveDialog onClose={() => setGiving(false)} /> : null}
    </>
  );
};

const NAMES = ['state', 'kind', 'user_id', 'search'] as const;

/** The filters in the address; what was typed wrongly by hand is ignored. */
const useWarningFilters = () => {
  const [params, setParams] = useSearchParams();
  const filters: WarningFilters = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name);
      return value !== null && warningFilters.shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );
  const change = (name: (typeof NAMES)[number], value: string): void =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.delete('page');
        if (value) changed.set(name, value);
        else changed.delete(name);
        return changed;
      },
      { replace: name === 'search' },
    );
  return { filters, change, clear: () => setParams({}) };
};

interface FilterBarProps {
  filters: WarningFilters;
  onChange: (name: (typeof NAMES)[number], value: string) => void;
}

const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const text = useText(warningsText);
  const { states } = useText(warningText);
  const kinds = WARNING_KIND_NAMES[useLanguage()];
  const member = useMember(filters.user_id ?? null);
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {filters.user_id === undefined ? (
        <SearchField
          label={text.search}
          value={filters.search ?? ''}
          onChange={(value) => onChange('search', value)}
          className="w-full sm:w-76"
        />
      ) : (
        <Button icon={<X aria-hidden className="size-4" />} onClick={() => onChange('user_id', '')}>
          {member?.display_name ?? text.oneMember}
        </Button>
      )}
      <Select
        label={text.stateFilter}
        value={filters.state ?? ''}
        options={[
          { value: '', label: text.anyState },
          ...WARNING_STATES.map((state) => ({ value: state, label: states[state] })),
        ]}
        onChange={(value) => onChange('state', value)}
      />
      <Select
        label={text.kindFilter}
        value={filters.kind ?? ''}
        options={[
          { value: '', label: text.anyKind },
          ...WARNING_KINDS.map((kind) => ({ value: kind, label: kinds[kind] })),
        ]}
        onChange={(value) => onChange('kind', value)}
      />
    </div>
  );
};

const DownloadButton = ({ filters }: { filters: WarningFilters }) => {
  const text = useText(warningsText);
  const { id: guildId } = useCurrentGuild();
  const download = useDownload(warningRoutes.export);
  return (
    <Button
      icon={<Download aria-hidden className="size-4" />}
      loading={download.isPending}
      onClick={() => download.mutate({ guildId, ...filters })}
    >
      {text.download}
    </Button>
  );
};
