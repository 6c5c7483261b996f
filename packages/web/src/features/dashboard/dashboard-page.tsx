import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { Dashboard } from '@famiglia/contract/dashboard/dashboard';
import { Link } from 'react-router';
import { lazy, Suspense } from 'react';
import { ActivityList } from '../../entities/activity/activity-list.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Plus } from '../../shared/ui/icons.ts';
import { Busy } from '../../shared/ui/busy.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useDashboard } from './queries.ts';
import { AwayStrip } from './components/away-strip.tsx';
import { ActiveHours } from './components/active-hours.tsx';
import { DamageTrend } from './components/damage-trend.tsx';
import { DashboardSection } from './components/dashboard-section.tsx';
import { NextEvents } from './components/next-events.tsx';
import { ReputationMovers } from './components/reputation-movers.tsx';
import { StatTilesSkeleton } from './components/stat-tiles-skeleton.tsx';
import { StatTiles } from './components/stat-tiles.tsx';
import { dashboardText } from './dashboard.text.ts';
import { upcoming } from './upcoming.ts';

/** Of new families only; choosing a channel brings everything that opens over a page. */
const FirstSteps = lazy(async () => ({ default: (await import('./components/first-steps.tsx')).FirstSteps }));
const FirstStepsAway = lazy(async () => ({
  default: (await import('./components/first-steps-away.tsx')).FirstStepsAway,
}));

/** `/guild/:guildId`: the dashboard. All of it appears at once, so that nothing moves. */
export const DashboardPage = () => {
  const guild = useCurrentGuild();
  const text = useText(dashboardText);
  const dashboard = useDashboard(guild.id);
  return (
    <>
      <PageHeader title={text.title} actions={<NextSteps />} />
      <QueryView query={dashboard} skeleton={<DashboardSkeleton />}>
        {({ first_steps: first, away, stats, weeks, ...details }) => (
          <Suspense fallback={<DashboardSkeleton />}>
            <div className="grid gap-6">
              {first?.away === false ? <FirstSteps key={guild.id} first={first} /> : null}
              <StatTiles stats={stats} weeks={weeks} />
              {away ? <AwayStrip {...away} /> : null}
              <Details {...details} />
              {first?.away ? <FirstStepsAway first={first} /> : null}
            </div>
          </Suspense>
        )}
      </QueryView>
    </>
  );
};

type DetailsProps = Omit<Dashboard, 'first_steps' | 'away' | 'stats' | 'weeks'>;

const Details = ({
  next_events,
  next_capts,
  fought_capts,
  active_days,
  reputation_movers,
  recent_activity,
}: DetailsProps) => {
  const text = useText(dashboardText);
  return (
    <>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <NextEvents list={upcoming(next_events ?? [], next_capts ?? [], text.against)} />
        <ReputationMovers movers={reputation_movers ?? NOBODY_MOVED} />
        <DamageTrend capts={fought_capts ?? []} />
        <RecentActivity entries={recent_activity ?? []} />
      </div>
      <ActiveHours days={active_days} />
    </>
  );
};

const NOBODY_MOVED = { up: [], down: [] };

/** What a leader most likely came for. */
const NextSteps = () => {
  const text = useText(dashboardText);
  const { id, access } = useCurrentGuild();
  const plans = may(access.permissions, 'events.manage');
  const fights = may(access.permissions, 'capts.manage');
  return (
    <>
      {fights ? (
        <Link to={`/guild/${id}/capts?new`} className={buttonClasses()}>
          {text.newCapt}
        </Link>
      ) : null}
      {plans ? (
        <Link to={`/guild/${id}/events?new`} className={buttonClasses({ variant: 'primary' })}>
          <Plus aria-hidden className="size-4" />
          {text.newEvent}
        </Link>
      ) : null}
    </>
  );
};

const DashboardSkeleton = () => (
  <>
    <StatTilesSkeleton />
    <Busy className="mt-6 grid gap-6 lg:grid-cols-2">
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
