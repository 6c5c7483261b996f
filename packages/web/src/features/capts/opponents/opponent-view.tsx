import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { useLeaderboard } from '../queries.ts';
import { Breakdowns } from '../overview/breakdowns.tsx';
import { FormCards } from '../overview/form-cards.tsx';
import { FamilyTiles } from '../overview/family-tiles.tsx';
import { LeaderboardTable } from '../overview/leaderboard-table.tsx';
import { overviewText } from '../overview/overview.text.ts';
import { WeeksCharts } from '../overview/weeks-charts.tsx';

const BEST = 10;

/** The family's record against one opponent, and the best players there. */
export const OpponentView = ({ name, of }: { name: string; of: FamilyStatistics }) => {
  const text = useText(overviewText);
  const guild = useCurrentGuild();
  const best = useLeaderboard(guild.id, { opponent: name, by: 'damage', limit: BEST, offset: 0 });
  return (
    <div className="grid gap-4">
      <FamilyTiles totals={of.totals} attendance={of.attendance} />
      <div className="gap-4 *:mb-4 *:break-inside-avoid md:columns-2 lg:columns-3">
        <FormCards form={of.form} against={of.against} />
        <Breakdowns of={of} />
      </div>
      <WeeksCharts weeks={of.weeks} />
      <TableCard>
        <h2 className="border-b border-line px-4 py-3 font-semibold">{text.best}</h2>
        <QueryView
          query={best}
          skeleton={
            <Busy>
              <SkeletonRows rows={5} lead="person" height="h-12" />
            </Busy>
          }
        >
          {({ items }) => <LeaderboardTable rows={items} by="damage" />}
        </QueryView>
      </TableCard>
    </div>
  );
};
