import type { ReputationMover } from '@famiglia/contract/dashboard';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { DashboardSection } from './dashboard-section.tsx';

/** The largest changes of reputation this week. Hidden if there were none. */
export const ReputationMovers = ({ movers }: { movers: readonly ReputationMover[] }) => {
  const text = useText(dashboardText);
  const format = useFormat();
  const guild = useCurrentGuild();
  if (movers.length === 0) return null;
  return (
    <DashboardSection
      title={text.movers}
      to={`/guild/${guild.id}/users?sort=reputation&order=desc`}
      linkLabel={text.allMembers}
    >
      <Card>
        <ol>
          {movers.map((mover) => (
            <li
              key={mover.user_id}
              className="relative flex min-h-12 items-center gap-3 border-b border-line px-4 py-1.5 transition-colors duration-(--quick) last:border-0 hover:bg-hover"
            >
              <Avatar id={mover.user_id} name={mover.display_name} src={mover.avatar_url} />
              <Link
                to={`/guild/${guild.id}/users/${mover.user_id}`}
                title={mover.display_name}
                className="min-w-0 flex-1 truncate font-medium after:absolute after:inset-0"
              >
                {mover.display_name}
              </Link>
              <span className="text-muted">{format.number(mover.reputation)}</span>
              <span
                className={classes(
                  'min-w-12 text-right font-semibold',
                  mover.delta > 0 ? 'text-good' : 'text-bad',
                )}
              >
                {format.delta(mover.delta)}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </DashboardSection>
  );
};
