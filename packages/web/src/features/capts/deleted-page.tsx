import { Trash2 } from '../../shared/ui/icons.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { useDeletedCapts } from './queries.ts';
import { captsText } from './capts.text.ts';
import { DeletedRow } from './list/deleted-row.tsx';
import { deletedText } from './list/deleted.text.ts';

/** `/guild/:guildId/capts/deleted`: capts that can still be restored. */
export const DeletedPage = () => {
  const text = useText(deletedText);
  const words = useText(captsText);
  const { id } = useCurrentGuild();
  const deleted = useDeletedCapts(id);
  return (
    <>
      <Trail
        label={words.path}
        parents={[{ to: `/guild/${id}/capts`, name: words.title }]}
        here={words.deleted}
      />
      <PageHeader title={words.deleted} note={text.note} />
      <QueryView query={deleted} skeleton={<ListSkeleton headed={false} rows={4} height="h-20" />}>
        {(capts) =>
          capts.length === 0 ? (
            <EmptyState icon={<Trash2 aria-hidden />} title={text.emptyTitle}>
              {text.emptyBody}
            </EmptyState>
          ) : (
            <Card>
              <ul>
                {capts.map((capt) => (
                  <DeletedRow key={capt.id} capt={capt} />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryView>
    </>
  );
};
