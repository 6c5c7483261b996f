import { useText } from '../../language/use-text.ts';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useDashboard } from './api/use-dashboard.ts';
import { RecentActivity } from './components/recent-activity.tsx';
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
      <QueryView query={useDashboard(guild.id)} skeleton={<StatTilesSkeleton />}>
        {({ stats, recent_activity }) => (
          <>
            <StatTiles stats={stats} />
            <RecentActivity entries={recent_activity ?? []} />
          </>
        )}
      </QueryView>
    </>
  );
};
