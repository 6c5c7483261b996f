import { useText } from '../../language/use-text.ts';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useStats } from './api/use-stats.ts';
import { StatTilesSkeleton } from './components/stat-tiles-skeleton.tsx';
import { StatTiles } from './components/stat-tiles.tsx';
import { dashboardText } from './dashboard.text.ts';

/** `/guild/:guildId`: the family at a glance. */
export const DashboardPage = () => {
  const guild = useCurrentGuild();
  const text = useText(dashboardText);
  return (
    <>
      <PageHeader title={text.title} note={guild.name} />
      <QueryView query={useStats(guild.id)} skeleton={<StatTilesSkeleton />}>
        {(stats) => <StatTiles stats={stats} />}
      </QueryView>
    </>
  );
};
