import { Repeat } from '../../shared/ui/icons.ts';
import { CreateButton } from '../../entities/roster/list/create-button.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useOpenFlag } from '../../shared/lib/use-open-flag.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { eventText } from './page/event.text.ts';
import { useAllSeries } from './queries.ts';
import { SeriesCard } from './series/series-card.tsx';
import { SeriesDialog } from './series/series-dialog.tsx';
import { seriesText } from './series/series.text.ts';
import { TemplateList } from './templates/template-list.tsx';

/** `/guild/:guildId/events/series`: what is repeated, and the templates. */
export const SeriesPage = () => {
  const text = useText(seriesText);
  const words = useText(eventText);
  const { id } = useCurrentGuild();
  const series = useAllSeries(id);
  const [isOpen, setOpen] = useOpenFlag('new');
  const create = <CreateButton label={text.create} variant="primary" onClick={() => setOpen(true)} />;
  return (
    <>
      <Trail
        label={words.path}
        parents={[{ to: `/guild/${id}/events`, name: words.events }]}
        here={text.title}
      />
      <PageHeader title={text.title} note={text.note} actions={create} />
      <div className="grid gap-8">
        <QueryView query={series} skeleton={<ListSkeleton headed={false} rows={2} height="h-40" />}>
          {(items) =>
            items.length === 0 ? (
              <EmptyState icon={<Repeat aria-hidden />} title={text.emptyTitle} command="/mp series">
                {text.emptyBody}
              </EmptyState>
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
                {items.map((one) => (
                  <SeriesCard key={one.id} series={one} />
                ))}
              </div>
            )
          }
        </QueryView>
        {/* Not before what stands above it: it would be moved down. */}
        <div hidden={series.isLoading}>
          <TemplateList />
        </div>
      </div>
      {isOpen ? <SeriesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};
