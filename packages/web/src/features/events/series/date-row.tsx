import { seriesRoutes } from '@famiglia/contract/series/series';
import type { EventSeries, Occurrence } from '@famiglia/contract/series/series';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Ban, Ellipsis, Pencil, Undo2 } from '../../../shared/ui/icons.ts';
import { Menu, MenuItem } from '../../../shared/ui/menu.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useEventChange } from '../queries.ts';
import { OccurrenceDialog } from './occurrence-dialog.tsx';
import { seriesText } from './series.text.ts';

const TONES = { planned: 'neutral', changed: 'brass', skipped: 'neutral', posted: 'good' } as const;

/** One date of a series: a link to its event once it is posted, otherwise what can be decided about it. */
export const DateRow = ({ series, date }: { series: EventSeries; date: Occurrence }) => {
  const text = useText(seriesText);
  const format = useFormat();
  const { id: guildId, time_zone: zone } = useCurrentGuild();
  const [changing, setChanging] = useState(false);
  const skip = useEventChange(seriesRoutes.skip);
  const restore = useEventChange(seriesRoutes.restore);
  const { state, event_id: eventId, day, plan } = date;
  const when = format.weekdayMoment(date.starts_at, zone);
  const ids = { seriesId: series.id, day };
  const failed = { onError: (error: Error) => toast.error(errorDetail(error)) };
  return (
    <li className="flex min-h-11 items-center gap-2 border-b border-line py-1 pr-2 pl-4 last:border-0">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        {eventId === null ? (
          <time
            dateTime={date.starts_at}
            className={classes(state === 'skipped' && 'text-faint line-through')}
          >
            {when}
          </time>
        ) : (
          <Link className="underline-offset-4 hover:underline" to={`/guild/${guildId}/events/${eventId}`}>
            <time dateTime={date.starts_at}>{when}</time>
          </Link>
        )}
        {plan.title === series.plan.title ? null : (
          <span className="wrap-anywhere text-muted">{plan.title}</span>
        )}
        {state === 'planned' ? null : <Badge tone={TONES[state]}>{text.dates[state]}</Badge>}
      </div>
      {state === 'posted' ? null : (
        <Menu
          align="end"
          trigger={
            <IconButton label={text.date(when)}>
              <Ellipsis aria-hidden className="size-4" />
            </IconButton>
          }
        >
          {state === 'skipped' ? null : (
            <MenuItem onClick={() => skip.mutate(ids, failed)}>
              <Ban aria-hidden className="size-4 text-faint" />
              {text.skip}
            </MenuItem>
          )}
          <MenuItem onClick={() => setChanging(true)}>
            <Pencil aria-hidden className="size-4 text-faint" />
            {text.change}
          </MenuItem>
          {state === 'planned' ? null : (
            <MenuItem onClick={() => restore.mutate(ids, failed)}>
              <Undo2 aria-hidden className="size-4 text-faint" />
              {text.restore}
            </MenuItem>
          )}
        </Menu>
      )}
      {changing ? <OccurrenceDialog series={series} date={date} onClose={() => setChanging(false)} /> : null}
    </li>
  );
};
