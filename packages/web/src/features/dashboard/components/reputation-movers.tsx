import type { ReputationMover, ReputationMovers as Movers } from '@famiglia/contract/dashboard/dashboard';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { DashboardSection } from './dashboard-section.tsx';

/** Who gained and who lost most reputation this week, apart. Hidden if nobody did. */
export const ReputationMovers = ({ movers }: { movers: Movers }) => {
  const text = useText(dashboardText);
  const guild = useCurrentGuild();
  const groups = (['up', 'down'] as const).filter((direction) => movers[direction].length > 0);
  if (groups.length === 0) return null;
  return (
    <DashboardSection
      title={text.movers}
      to={`/guild/${guild.id}/users?sort=reputation&order=desc`}
      linkLabel={text.allMembers}
    >
      <Card className="flex-1">
        {groups.map((direction) => (
          <section
            key={direction}
            aria-label={text[direction]}
            className="not-last:border-b not-last:border-line"
          >
            <h3 className="px-4 pt-2.5 text-xs font-medium text-muted">{text[direction]}</h3>
            <ol>
              {movers[direction].map((mover) => (
                <Mover key={mover.user_id} mover={mover} />
              ))}
            </ol>
          </section>
        ))}
      </Card>
    </DashboardSection>
  );
};

const Mover = ({ mover }: { mover: ReputationMover }) => {
  const format = useFormat();
  const guild = useCurrentGuild();
  return (
    <li className="relative flex min-h-11 items-center gap-3 px-4 py-1 transition-colors duration-(--quick) hover:bg-hover">
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
        className={classes('min-w-12 text-right font-semibold', mover.delta > 0 ? 'text-good' : 'text-bad')}
      >
        {format.delta(mover.delta)}
      </span>
    </li>
  );
};
