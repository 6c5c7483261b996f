import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import { recordNumbers, recordWords } from '@famiglia/contract/capts/record-words';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { SearchX } from '../../shared/ui/icons.ts';
import { Link, useParams } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { useCapts, useFamilyStatistics } from './queries.ts';
import { captsText } from './capts.text.ts';
import { RecordBar } from './components/record-bar.tsx';
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
        {(of) => (
          <>
            {of.totals.capts < CHARTS_FROM ? (
              <Score totals={of.totals} against={of.against} />
            ) : (
              <OpponentView name={name} of={of} />
            )}
            <OpponentCapts name={name} />
          </>
        )}
      </QueryView>
    </>
  );
};

/** Fewer capts show no trend: their list says it all. */
const CHARTS_FROM = 8;

/** The score against an opponent in one line. */
const Score = ({ totals, against }: Pick<FamilyStatistics, 'totals' | 'against'>) => {
  const text = useText(opponentsText);
  const format = useFormat();
  const language = useLanguage();
  if (totals.capts === 0) return <p className="text-muted">{text.notPlayed}</p>;
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3">
      <span className="text-xl font-semibold">{recordNumbers(totals)}</span>
      <span className="min-w-40 flex-1 max-w-80">
        <RecordBar of={totals} />
      </span>
      <span className="text-muted">
        {recordWords(language, totals)}
        {totals.damage_per_capt === null
          ? null
          : ` · ${text.perCapt(format.number(Math.round(totals.damage_per_capt)))}`}
        {against === null
          ? null
          : ` · ${text.both(format.number(against.damage_ours), format.number(against.damage_theirs))}`}
      </span>
    </Card>
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
