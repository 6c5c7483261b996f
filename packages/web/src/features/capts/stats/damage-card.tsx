import type { CaptDetails } from '@famiglia/contract/capts';
import { Crosshair, Table2 } from '../../../ui/icons.ts';
import { Link } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { Busy } from '../../../ui/busy.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useCaptStats } from '../api/use-capt-stats.ts';
import { captText } from '../page/capt.text.ts';
import { ShareCapt } from '../share/share-capt.tsx';
import { DamageCharts } from './damage-charts.tsx';
import { DamageTable } from './damage-table.tsx';
import { Records } from './records.tsx';

/** What everybody did, with the way to the place where it is entered. */
export const DamageCard = ({ capt, leads }: { capt: CaptDetails; leads: boolean }) => {
  const text = useText(captText);
  const guild = useCurrentGuild();
  const stats = useCaptStats(guild.id, capt.id);
  const isEmpty = capt.players.length === 0;
  const editor = leads ? (
    <Link to={`/guild/${guild.id}/capts/${capt.id}/damage`} className={buttonClasses()}>
      <Table2 aria-hidden className="size-4" />
      {isEmpty ? text.enterDamage : text.editDamage}
    </Link>
  ) : null;
  if (isEmpty) {
    return (
      <Card>
        <EmptyState icon={<Crosshair aria-hidden />} title={text.noDamageTitle} action={editor}>
          {leads ? text.noDamageBody : text.noDamageReader}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-label={text.damage}>
      <Card className="overflow-hidden">
        <header className="flex flex-wrap items-center gap-2 px-4 py-3">
          <h2 className="mr-auto font-semibold">{text.damage}</h2>
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <ShareCapt capt={capt} />
            {editor}
          </div>
        </header>
        <QueryView
          query={stats}
          skeleton={
            <Busy>
              <SkeletonRows lead="person" rows={8} height="h-16 md:h-12" />
            </Busy>
          }
        >
          {({ players, totals, totals_theirs: theirTotals, mvp, records }) => {
            const ours = players.filter(({ side }) => side === 'ours');
            const theirs = players.filter(({ side }) => side === 'theirs');
            return (
              <>
                {ours.length > 0 ? (
                  <DamageTable caption={text.ours} players={ours} totals={totals} mvp={mvp} />
                ) : null}
                {theirs.length > 0 ? (
                  <DamageTable caption={text.theirs} players={theirs} totals={theirTotals} mvp={null} />
                ) : null}
                <Records records={records} />
              </>
            );
          }}
        </QueryView>
      </Card>
      {stats.data ? (
        <DamageCharts
          players={stats.data.players.filter(({ side }) => side === 'ours')}
          mvp={stats.data.mvp}
        />
      ) : null}
    </section>
  );
};
