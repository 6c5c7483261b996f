import { Link } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { vacationsText } from './vacations.text.ts';
import { useVacations } from '../../entities/personnel/queries.ts';

/** How many names the strip has room for. */
const NAMES = 6;

/** On the overview: who is away now and what waits for a leader. Nothing if everybody is here. */
export const AwayStrip = () => {
  const guild = useCurrentGuild();
  return may(guild.access.permissions, 'personnel.view') ? <Strip guildId={guild.id} /> : null;
};

const Strip = ({ guildId }: { guildId: string }) => {
  const text = useText(vacationsText);
  const away = useVacations('away').data;
  const requests = useVacations('requests').data?.total ?? 0;
  if (away === undefined || away.total + requests === 0) return null;
  const names = away.items.slice(0, NAMES).map(({ user }) => user.name);
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <p className="min-w-44 flex-1 py-1 text-pretty wrap-anywhere">
        {away.total > 0 ? <span className="font-medium">{text.strip(away.total)}</span> : null}
        {names.length > 0 ? (
          <span className="text-muted">
            {`: ${names.join(', ')}`}
            {away.total > names.length ? ' …' : ''}
          </span>
        ) : null}
        {requests > 0 ? (
          <span className="font-medium text-brass">
            {away.total > 0 ? ' · ' : ''}
            {text.waiting(requests)}
          </span>
        ) : null}
      </p>
      <Link to={`/guild/${guildId}/personnel/vacations`} className={buttonClasses()}>
        {text.show}
      </Link>
    </Card>
  );
};
