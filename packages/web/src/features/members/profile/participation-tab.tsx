import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { CalendarDays } from '../../../shared/ui/icons.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useAttendance, usePlayerStatistics } from '../queries.ts';
import { AttendanceCard } from './attendance-card.tsx';
import { CaptsCard } from './capts-card.tsx';
import { useOpenMember } from './profile-page.tsx';
import { profileText } from './profile.text.ts';
import { ScreenshotsCard } from './screenshots-card.tsx';

/** `…/participation`: capts, events and screenshots of a member. What they never did has no card. */
export const ParticipationTab = () => {
  const text = useText(profileText);
  const { id: guildId, access } = useCurrentGuild();
  const { profile } = useOpenMember();
  const userId = profile.user_id;
  const mayCapts = may(access.permissions, 'capts.view');
  const attendance = useAttendance(guildId, userId);
  const statistics = usePlayerStatistics(guildId, userId, mayCapts);
  const hasScreens = Object.values(profile.screenshots).some((count) => count > 0);
  if (mayCapts && statistics.data === undefined)
    return (
      <QueryView query={statistics} skeleton={<TabSkeleton />}>
        {() => null}
      </QueryView>
    );
  const capts = statistics.data !== undefined && statistics.data.capts > 0 ? statistics.data : null;
  return (
    <QueryView query={attendance} skeleton={<TabSkeleton />}>
      {({ items, total }) =>
        total === 0 && capts === null && !hasScreens ? (
          <EmptyState icon={<CalendarDays aria-hidden />} title={text.nothingYet} command="/gg send">
            {text.nothingYetBody}
          </EmptyState>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {capts === null ? null : <CaptsCard of={capts} />}
            {total === 0 ? null : (
              <AttendanceCard
                rows={items}
                more={
                  attendance.hasNextPage
                    ? { load: () => void attendance.fetchNextPage(), loading: attendance.isFetchingNextPage }
                    : null
                }
              />
            )}
            {hasScreens ? <ScreenshotsCard userId={userId} /> : null}
          </div>
        )
      }
    </QueryView>
  );
};

const TabSkeleton = () => (
  <Busy className="grid gap-4">
    <Skeleton className="h-75 rounded-md" />
    <Skeleton className="h-150 rounded-md" />
  </Busy>
);
