import { PAGE_SIZE } from '@famiglia/contract/constants';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useCapts } from '../api/use-capts.ts';
import { CaptsTable } from '../list/capts-table.tsx';
import { opponentsText } from './opponents.text.ts';

/** Every capt against one opponent, those to come included. */
export const OpponentCapts = ({ name }: { name: string }) => {
  const text = useText(opponentsText);
  const { page, setPage } = useListParams();
  const capts = useCapts(useCurrentGuild().id, { opponent: name }, page);
  return (
    <section className="mt-6 grid gap-3">
      <h2 className="text-base font-semibold">{text.capts}</h2>
      <QueryView query={capts} skeleton={<ListSkeleton rows={4} height="h-24 md:h-14" />}>
        {({ items, total }) => (
          <>
            <CaptsTable capts={items} stale={capts.isPlaceholderData} />
            {total > PAGE_SIZE.capts ? (
              <Pager page={page} pageSize={PAGE_SIZE.capts} total={total} onChange={setPage} />
            ) : null}
          </>
        )}
      </QueryView>
    </section>
  );
};
