import type { EventDetails } from '@famiglia/contract/events';
import { useFormat } from '../language/use-format.ts';
import { useCurrentGuild } from '../lib/current-guild.ts';
import { Countdown } from './countdown.tsx';
import { useNow } from '../lib/use-now.ts';

/** "today, 20:00 MSK (yours 22:00) · in 1 hr 42 min": when it starts, and how soon while that matters. */
export const EventTime = ({ event }: { event: EventDetails }) => {
  const format = useFormat();
  const { time_zone: zone } = useCurrentGuild();
  const isAhead = Date.parse(event.starts_at) > useNow().getTime();
  const isOver = event.status === 'finished' || event.status === 'cancelled';
  return (
    <>
      <time dateTime={event.starts_at}>{format.moment(event.starts_at, zone)}</time>
      {isAhead && !isOver ? (
        <span>
          {' · '}
          <Countdown to={event.starts_at} />
        </span>
      ) : null}
    </>
  );
};
