import type { ActivityEntry } from '@famiglia/contract/activity';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { ActivityList } from '../../../activity/activity-list.tsx';
import { dashboardText } from '../dashboard.text.ts';

/** What happened last. Absent until something has. */
export const RecentActivity = ({ entries }: { entries: readonly ActivityEntry[] }) => {
  const text = useText(dashboardText);
  const guild = useCurrentGuild();
  if (entries.length === 0) return null;
  return (
    <section className="mt-6">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="font-semibold">{text.recent}</h2>
        <Link
          to={`/guild/${guild.id}/activity`}
          className="inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-text md:min-h-9"
        >
          {text.allActivity}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ActivityList entries={entries} />
    </section>
  );
};
