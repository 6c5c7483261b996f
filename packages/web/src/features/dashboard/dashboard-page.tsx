import { Outlet } from 'react-router';
import { useText } from '../../language/use-text.ts';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useDashboard } from './api/use-dashboard.ts';
import { ActiveHours } from './components/active-hours.tsx';
import { DamageTrend } from './components/damage-trend.tsx';
import { DashboardSkeleton } from './components/dashboard-skeleton.tsx';
import { NextEvents } from './components/next-events.tsx';
import { RecentActivity } from './components/recent-activity.tsx';
import { ReputationMovers } from './components/reputation-movers.tsx';
import { StatTiles } from './components/stat-tiles.tsx';
import { dashboardText } from './dashboard.text.ts';
import { upcoming } from './upcoming.ts';

/** `/guild/:guildId`: the family at a glance. What is left to set up comes from the router, below the numbers. */
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
