import type { Upcoming } from '../upcoming.ts';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useIsHighlighted } from '../../../shared/realtime/highlighted-rows.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { dashboardText } from '../dashboard.text.ts';

export const NextEvent = ({ next }: { next: Upcoming }) => {
  const text = useText(dashboardText);
  const format = useFormat();
  const guild = useCurrentGuild();
  const lit = useIsHighlighted(next.id);
  const { main_count: main, reserve_count: reserve, slots } = next;
  return (
    <li
      className={classes(
        'relative grid gap-x-6 gap-y-2 border-b border-line px-4 py-3 transition-colors duration-(--quick) last:border-0 hover:bg-hover sm:grid-cols-[minmax(0,1fr)_9rem] sm:items-center',
        lit && 'animate-glow',
      )}
    >
      <div className="min-w-0">
        <Link
          to={`/guild/${guild.id}/${next.path}`}
          className="font-medium break-words after:absolute after:inset-0"
        >
          {next.title}
        </Link>{' '}
        {next.status === 'closed' ? <Badge>{text.closed}</Badge> : null}
        <p className="text-xs text-pretty text-muted">
          <time dateTime={next.starts_at}>{format.moment(next.starts_at, guild.time_zone)}</time>
        </p>
      </div>
      <div>
        <p className="flex items-baseline justify-between gap-3 text-xs text-muted">
          <span>
            <span className="text-sm font-semibold text-text">{format.number(main)}</span>
            {` / ${format.number(slots)}`}
          </span>
          {reserve > 0 ? <span>{text.reserve(format.number(reserve))}</span> : null}
        </p>
        <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-raised">
          <div className="h-full rounded-full bg-brass" style={{ width: `${(main / slots) * 100}%` }} />
        </div>
      </div>
    </li>
  );
};
