import type { ActivityEntry } from '@famiglia/contract/activity';
import { Outlet } from 'react-router';
import { ActivityList } from '../../entities/activity/activity-list.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Busy } from '../../shared/ui/busy.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useDashboard } from './queries.ts';
import { ActiveHours } from './components/active-hours.tsx';
import { DamageTrend } from './components/damage-trend.tsx';
import { DashboardSection } from './components/dashboard-section.tsx';
import { NextEvents } from './components/next-events.tsx';
import { ReputationMovers } from './components/reputation-movers.tsx';
import { StatTilesSkeleton } from './components/stat-tiles-skeleton.tsx';
import { StatTiles } from './components/stat-tiles.tsx';
import { dashboardText } from './dashboard.text.ts';
import { upcoming } from './upcoming.ts';

/** `/guild/:guildId`: the dashboard. The router adds the first steps of the settings below the numbers. */
export const DashboardPage = () => {
  const guild = useCurrentGuild();
  const text = useText(dashboardText);
  return (
    <>
      <PageHeader title={text.title} />
      <QueryView query={useDashboard(guild.id)} skeleton={<DashboardSkeleton />}>
        {({
          stats,
          next_events,
          next_capts,
          fought_capts,
          active_days,
          reputation_movers,
          recent_activity,
        }) => (
          <div className="grid gap-6">
            <StatTiles stats={stats} />
            <Outlet />
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
              <div className="grid min-w-0 gap-6">
                <NextEvents list={upcoming(next_events ?? [], next_capts ?? [], text.against)} />
                <DamageTrend capts={fought_capts ?? []} />
                <ActiveHours days={active_days} />
              </div>
              <div className="grid min-w-0 gap-6">
                <ReputationMovers movers={reputation_movers ?? []} />
                <RecentActivity entries={recent_activity ?? []} />
              </div>
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
};

const DashboardSkeleton = () => (
  <>
    <StatTilesSkeleton />
    <Busy className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </Busy>
  </>
);

/** The latest activity. Hidden if there is none. */
const RecentActivity = ({ entries }: { entries: readonly ActivityEntry[] }) => {
  const text = useText(dashboardText);
  const guild = useCurrentGuild();
  if (entries.length === 0) return null;
  return (
    <DashboardSection title={text.recent} to={`/guild/${guild.id}/activity`} linkLabel={text.allActivity}>
      <ActivityList entries={entries} />
    </DashboardSection>
  );
};
