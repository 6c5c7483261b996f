import { useCurrentGuild } from '../../lib/current-guild.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { useStats } from './api/use-stats.ts';
import { StatTilesSkeleton } from './components/stat-tiles-skeleton.tsx';
import { StatTiles } from './components/stat-tiles.tsx';

/** The numbers that every guild sees, Premium or not. */
export const BasicStats = () => (
  <QueryView query={useStats(useCurrentGuild().id)} skeleton={<StatTilesSkeleton />}>
    {(stats) => <StatTiles stats={stats} />}
  </QueryView>
);
