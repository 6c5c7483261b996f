import { PAGE_SIZE } from '@famiglia/contract/constants';
import { Plus } from 'lucide-react';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { usePageInRange } from '../../../lib/use-page-in-range.ts';
import { Button } from '../../../ui/button.tsx';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useCapts } from '../api/use-capts.ts';
import { captsText } from '../capts.text.ts';
import { questionOf } from './capt-filters.ts';
import { CaptsTable } from './capts-table.tsx';
import { NoCapts } from './no-capts.tsx';
import { useCaptFilters } from './use-capt-filters.ts';

/** The capts that the address asks for. */
export const CaptList = ({ onCreate }: { onCreate: (() => void) | undefined }) => {
  const text = useText(captsText);
  const guild = useCurrentGuild();
  const { page, search, setPage } = useListParams();
  const { filters, clear } = useCaptFilters();
  const capts = useCapts(guild.id, questionOf(filters, search, guild.time_zone), page);
  const isFiltered = search !== '' || Object.keys(filters).length > 0;
  usePageInRange({ page, pageSize: PAGE_SIZE.capts, total: capts.data?.total, setPage });
  const create = onCreate ? (
    <Button icon={<Plus aria-hidden className="size-4" />} onClick={onCreate}>
      {text.create}
    </Button>
  ) : null;
  return (
    <QueryView query={capts} skeleton={<ListSkeleton height="h-24 md:h-14" />}>
      {({ items, total }) =>
        total === 0 ? (
          <NoCapts onClear={isFiltered ? clear : undefined} create={create} />
        ) : (
          <div className="grid gap-3">
            <CaptsTable capts={items} stale={capts.isPlaceholderData} />
            <Pager page={page} pageSize={PAGE_SIZE.capts} total={total} onChange={setPage} />
          </div>
        )
      }
    </QueryView>
  );
};
