import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { BookA, Trash2 } from '../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { useOpenFlag } from '../../shared/lib/use-open-flag.ts';
import { CreateButton } from '../../entities/roster/list/create-button.tsx';
import { SignUpList } from '../../entities/roster/list/sign-up-list.tsx';
import { SignUpListSkeleton } from '../../entities/roster/list/sign-up-list-skeleton.tsx';
import { MenuLink } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useCapts } from './queries.ts';
import { captsText } from './capts.text.ts';
import { Views } from './components/views.tsx';
import { CaptDialog } from './form/capt-dialog.tsx';
import { questionOf } from './list/capt-filters.ts';
import { CaptsTable } from './list/capts-table.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { NoCapts } from './list/no-capts.tsx';
import { FeedWars } from './wars/feed-wars.tsx';
import { useCaptFilters } from './list/use-capt-filters.ts';

/** `/guild/:guildId/capts`: upcoming and past capts. */
export const CaptsPage = () => {
  const text = useText(captsText);
  const guild = useCurrentGuild();
  const leads = may(guild.access.permissions, 'capts.manage');
  const [isPlanning, planning] = useOpenFlag('new');
  const base = `/guild/${guild.id}/capts`;
  const list = (
    <>
      <FilterBar />
      <CaptList onCreate={leads ? () => planning(true) : undefined} />
    </>
  );
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          leads ? (
            <>
              <CreateButton label={text.create} variant="primary" onClick={() => planning(true)} />
              <MoreMenu label={text.more}>
                <MenuLink render={<Link to={`${base}/aliases`} />}>
                  <BookA aria-hidden className="size-4 text-faint" />
                  {text.aliases}
                </MenuLink>
                <MenuLink render={<Link to={`${base}/deleted`} />}>
                  <Trash2 aria-hidden className="size-4 text-faint" />
                  {text.deleted}
                </MenuLink>
              </MoreMenu>
            </>
          ) : null
        }
      />
      <Views current="list" />
      {leads ? <FeedWars skeleton={<ListPlaceholder />}>{list}</FeedWars> : list}
      {leads && isPlanning ? <CaptDialog onClose={() => planning(false)} /> : null}
    </>
  );
};

/** The search and the capts, while neither can be shown. */
const ListPlaceholder = () => (
  <>
    <div className="mb-4 flex h-16 items-end gap-3 md:h-31 xl:h-14">
      <Skeleton className="h-11 flex-1" />
      <Skeleton className="size-11 md:hidden" />
    </div>
    <SignUpListSkeleton of="capts" />
  </>
);

/** The capts that match the address. */
const CaptList = ({ onCreate }: { onCreate: (() => void) | undefined }) => {
  const text = useText(captsText);
  const guild = useCurrentGuild();
  const { page, search } = useListParams();
  const { filters, clear } = useCaptFilters();
  const isFiltered = search !== '' || Object.keys(filters).length > 0;
  const create = onCreate ? <CreateButton label={text.create} onClick={onCreate} /> : null;
  return (
    <SignUpList
      of="capts"
      query={useCapts(guild.id, questionOf(filters, search, guild.time_zone), page)}
      pageSize={PAGE_SIZE.capts}
      empty={<NoCapts onClear={isFiltered ? clear : undefined} create={create} />}
    >
      {(capts, stale) => <CaptsTable capts={capts} stale={stale} />}
    </SignUpList>
  );
};
