import { ADMIN_GUILD_SORTS } from '@famiglia/contract/admin/admin';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { TIERS } from '@famiglia/contract/billing/subscriptions';
import { useText } from '../../../shared/language/use-text.ts';
import { useTypedSearch } from '../../../shared/lib/use-typed-search.ts';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { adminText } from '../admin.text.ts';
import { useAdminGuilds } from '../queries.ts';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { NothingFound } from '../components/nothing-found.tsx';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { useAdminList } from '../use-admin-list.ts';
import { adminGuildsText } from './admin-guilds.text.ts';
import { GuildsTable } from './guilds-table.tsx';

/** `/admin/guilds`: every server with its plan. `?guild=` opens its dialog. */
export const AdminGuildsPage = () => {
  const text = useText(adminGuildsText);
  const shared = useText(adminText);
  const list = useAdminList({ sorts: ADMIN_GUILD_SORTS, defaultSort: { sort: 'name', order: 'asc' } });
  const { params, page, search, sort, order, set, sortBy, setPage } = list;
  const [typed, type] = useTypedSearch(search, (next) => set({ search: next }, { replace: true }));
  const tier = TIERS.find((one) => one === params.get('tier'));
  const guilds = useAdminGuilds({ tier, search, sort, order, page });
  const opened = params.get('guild');
  const tiers = (['all', 'premium', 'free'] as const).map((value) => ({ value, label: text.tiers[value] }));

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField label={text.search} value={typed} onChange={type} className="w-full md:w-80" />
        <ChoiceRow
          label={text.tier}
          value={tier ?? 'all'}
          options={tiers}
          onChange={(next) => set({ tier: next === 'all' ? '' : next })}
        />
        {guilds.data ? <p className="text-muted">{shared.servers(guilds.data.total)}</p> : null}
      </div>
      <QueryView query={guilds} skeleton={<ListSkeleton lead="crest" />}>
        {({ items, total }) =>
          total === 0 ? (
            <NothingFound onClear={() => set({ search: '', tier: '' })} />
          ) : (
            <div className="grid grid-cols-1 gap-3">
              <GuildsTable
                guilds={items}
                sort={sort}
                order={order}
                onSort={sortBy}
                onOpen={(guild) => set({ guild, page: page > 1 ? String(page) : '' })}
                stale={guilds.isPlaceholderData}
              />
              <Pager page={page} pageSize={PAGE_SIZE.activity} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
      {opened ? (
        <PlanDialog
          guildId={opened}
          onClose={() => set({ guild: '', part: '', page: page > 1 ? String(page) : '' })}
        />
      ) : null}
    </>
  );
};
