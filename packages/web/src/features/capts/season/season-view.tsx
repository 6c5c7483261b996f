import type { Leaderboard, Season } from '@famiglia/contract/capts/capt-statistics';
import { LEADERBOARDS } from '@famiglia/contract/capts/capt-statistics';
import { CalendarX } from '../../../shared/ui/icons.ts';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useFamilyStatistics } from '../queries.ts';
import { opponentPath } from '../opponents/opponent-path.ts';
import { BreakdownCard } from '../overview/breakdown-card.tsx';
import { Breakdowns } from '../overview/breakdowns.tsx';
import { FormCards } from '../overview/form-cards.tsx';
import { FamilyTiles } from '../overview/family-tiles.tsx';
import { OverviewSkeleton } from '../overview/overview-skeleton.tsx';
import { overviewText } from '../overview/overview.text.ts';
import { RecordsCard } from '../overview/records-card.tsx';
import { WeeksCharts } from '../overview/weeks-charts.tsx';
import { ALL_TIME, chosenPeriod } from './chosen-period.ts';
import { PeriodBar } from './period-bar.tsx';
import { SeasonLeaderboard } from './season-leaderboard.tsx';
import { seasonText } from './season.text.ts';

const OPPONENTS = 6;

/** The family's statistics of a period. */
export const SeasonView = ({ seasons }: { seasons: readonly Season[] }) => {
  const text = useText(seasonText);
  const words = useText(overviewText);
  const { id } = useCurrentGuild();
  const { by, chosen, change, addressWith } = useSeason(seasons);
  const statistics = useFamilyStatistics(id, chosen.period);
  return (
    <>
      <PeriodBar seasons={seasons} chosen={chosen} onChange={change} />
      <QueryView query={statistics} skeleton={<OverviewSkeleton />}>
        {(of) =>
          of.totals.capts === 0 ? (
            <EmptyState
              icon={<CalendarX aria-hidden />}
              title={text.emptyTitle}
              action={
                <Link to={addressWith({ season: ALL_TIME })} className={buttonClasses()}>
                  {text.allTime}
                </Link>
              }
            >
              {text.emptyBody}
            </EmptyState>
          ) : (
            <div className="grid gap-4">
              <FamilyTiles totals={of.totals} attendance={of.attendance} />
              <WeeksCharts weeks={of.weeks} />
              <SeasonLeaderboard period={chosen.period} by={by} addressWith={addressWith} />
              <div className="gap-4 *:mb-4 *:break-inside-avoid md:columns-2 lg:columns-3">
                <BreakdownCard
                  title={words.byOpponent}
                  rows={of.by_opponent.slice(0, OPPONENTS).map(({ opponent, ...record }) => ({
                    ...record,
                    name: opponent,
                    to: opponentPath(id, opponent),
                  }))}
                  more={
                    <Link
                      to={`/guild/${id}/capts/opponents`}
                      className="touch-target px-2 -mx-2 text-xs text-muted hover:text-text hover:underline"
                    >
                      {words.all}
                    </Link>
                  }
                />
                <FormCards form={of.form} against={of.against} />
                <Breakdowns of={of} />
                <RecordsCard records={of.records} />
              </div>
            </div>
          )
        }
      </QueryView>
    </>
  );
};

/** Period and order in the address, and links to others. Each starts at the first page. */
const useSeason = (seasons: readonly Season[]) => {
  const [params, setParams] = useSearchParams();
  const { time_zone: zone } = useCurrentGuild();
  const by: Leaderboard = LEADERBOARDS.find((one) => one === params.get('by')) ?? 'damage';
  const paramsWith = (change: Record<string, string>): URLSearchParams => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    by,
    chosen: chosenPeriod(params, seasons, zone),
    change: (change: Record<string, string>) => setParams(paramsWith(change)),
    addressWith: (change: Record<string, string>) => `?${paramsWith(change).toString()}`,
  };
};
