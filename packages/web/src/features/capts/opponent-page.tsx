import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { SearchX } from '../../shared/ui/icons.ts';
import { Link, useParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { useCapts, useFamilyStatistics } from './queries.ts';
import { captsText } from './capts.text.ts';
import { CaptsTable } from './list/capts-table.tsx';
import { OpponentView } from './opponents/opponent-view.tsx';
import { opponentsText } from './opponents/opponents.text.ts';
import { OverviewSkeleton } from './overview/overview-skeleton.tsx';

/** `/guild/:guildId/capts/opponents/:name`: the statistics against one opponent. */
export const OpponentPage = () => {
  const text = useText(opponentsText);
  const words = useText(captsText);
  const guild = useCurrentGuild();
  // `opponentPath` appends a space to some names.
  const name = useParams()['name']?.trim() ?? '';
  const statistics = useFamilyStatistics(guild.id, { opponent: name });
  const capts = useCapts(guild.id, { opponent: name }, 1);
  const base = `/guild/${guild.id}/capts`;

  if (capts.data?.total === 0) {
    return (
      <EmptyState
        heading="h1"
        icon={<SearchX aria-hidden />}
        title={text.gone}
        action={
          <Link to={`${base}/opponents`} className={buttonClasses()}>
            {words.opponents}
          </Link>
        }
      >
        {text.goneBody}
      </EmptyState>
    );
  }
  return (
    <>
      <Trail
        label={words.path}
        parents={[
          { to: base, name: words.title },
          { to: `${base}/opponents`, name: words.opponents },
        ]}
        here={name}
      />
      <PageHeader title={name} />
      <QueryView query={statistics} skeleton={<OverviewSkeleton />}>
        {(of) =>
          of.totals.capts === 0 ? (
            <p className="text-muted">{text.notPlayed}</p>
          ) : (
            <OpponentView name={name} of={of} />
          )
        }
      </QueryView>
      <OpponentCapts name={name} />
    </>
  );
};

/** All capts against one opponent, upcoming ones included. */
const OpponentCapts = ({ name }: { name: string }) => {
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
