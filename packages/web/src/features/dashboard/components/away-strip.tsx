import type { Away } from '@famiglia/contract/dashboard/dashboard';
import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { dashboardText } from '../dashboard.text.ts';

/** Who is away now and what waits for a leader. Nothing if everybody is here. */
export const AwayStrip = ({ total, names, requests }: Away) => {
  const text = useText(dashboardText);
  const { id: guildId } = useCurrentGuild();
  if (total + requests === 0) return null;
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <p className="min-w-44 flex-1 py-1 text-pretty wrap-anywhere">
        {total > 0 ? <span className="font-medium">{text.away(total)}</span> : null}
        {names.length > 0 ? (
          <span className="text-muted">
            {`: ${names.join(', ')}`}
            {total > names.length ? ' …' : ''}
          </span>
        ) : null}
        {requests > 0 ? (
          <span className="font-medium text-brass">
            {total > 0 ? ' · ' : ''}
            {text.vacationRequests(requests)}
          </span>
        ) : null}
      </p>
      <Link to={`/guild/${guildId}/personnel/vacations`} className={buttonClasses()}>
        {text.showAway}
      </Link>
    </Card>
  );
};
