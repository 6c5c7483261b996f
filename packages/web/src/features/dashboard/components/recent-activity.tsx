import type { ActivityEntry } from '@famiglia/contract/activity';
import { ActivityList } from '../../../activity/activity-list.tsx';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { dashboardText } from '../dashboard.text.ts';
import { DashboardSection } from './dashboard-section.tsx';

/** What happened last. Absent until something has. */
export const RecentActivity = ({ entries }: { entries: readonly ActivityEntry[] }) => {
  const text = useText(dashboardText);
  const guild = useCurrentGuild();
  if (entries.length === 0) return null;
  return (
    <DashboardSection title={text.recent} to={`/guild/${guild.id}/activity`} linkLabel={text.allActivity}>
      <ActivityList entries={entries} />
    </DashboardSection>
  );
};
