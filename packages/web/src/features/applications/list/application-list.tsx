import type { Application } from '@famiglia/contract/applications/applications';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ApplicationBadge } from '../application-badge.tsx';
import { applicationsText } from '../applications.text.ts';

export const ApplicationList = ({ items }: { items: readonly Application[] }) => {
  const text = useText(applicationsText);
  return (
    <Card>
      <ol aria-label={text.title}>
        {items.map((application) => (
          <li key={application.id} className="border-b border-line last:border-b-0">
            <ApplicationRow application={application} />
          </li>
        ))}
      </ol>
    </Card>
  );
};

/** One application as a link to its page: in the list and on the board. */
export const ApplicationRow = ({
  application,
  compact = false,
}: {
  application: Application;
  compact?: boolean;
}) => {
  const text = useText(applicationsText);
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const { candidate, form, status, ingame_nick: nick, static_id: staticId, taken_by: taken } = application;
  const game = [nick, staticId === null ? null : `#${staticId}`].filter(Boolean).join(' ');
  const when = application.interview_at ?? application.decided_at ?? application.submitted_at;
  return (
    <Link
      to={`/guild/${guildId}/applications/${application.id}`}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 transition-colors duration-(--quick) hover:bg-hover',
        !compact && 'md:flex-nowrap',
      )}
    >
      <span className={classes('min-w-0 flex-1 basis-full', !compact && 'md:basis-48')}>
        <span className="font-medium wrap-anywhere">{candidate.name}</span>
        {candidate.left ? <span className="text-bad"> · {text.left}</span> : null}
        <span className="block text-xs wrap-anywhere text-muted">
          {[form.name, game].filter(Boolean).join(' · ')}
        </span>
      </span>
      {taken !== null && application.decided_by === null ? (
        <span className="text-xs wrap-anywhere text-muted max-md:basis-full md:max-w-40">{taken.name}</span>
      ) : null}
      {compact ? null : <ApplicationBadge status={status} />}
      <time
        dateTime={when}
        title={format.dateTime(when)}
        className={classes(
          'text-xs text-faint',
          compact ? 'basis-full' : 'ml-auto md:ml-0 md:w-28 md:shrink-0 md:text-right',
        )}
      >
        {format.relative(when)}
      </time>
    </Link>
  );
};
