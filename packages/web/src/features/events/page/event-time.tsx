import type { EventDetails } from '@famiglia/contract/events';
import { formatSpan } from '../../../language/format-span.ts';
import { useFormat } from '../../../language/use-format.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useNow } from '../use-now.ts';
import { eventText } from './event.text.ts';

const DAY_MINUTES = 1440;

/** "today, 20:00 MSK (yours 22:00) · in 1 hr 42 min": when it starts, and how soon while that matters. */
export const EventTime = ({ event }: { event: EventDetails }) => {
  const text = useText(eventText);
  const language = useLanguage();
  const format = useFormat();
  const { time_zone: zone } = useCurrentGuild();
  const minutes = Math.ceil((Date.parse(event.starts_at) - useNow().getTime()) / 60_000);
  const isAhead = minutes > 0 && (event.status === 'open' || event.status === 'closed');
  return (
    <>
      <time dateTime={event.starts_at}>{format.moment(event.starts_at, zone)}</time>
      {isAhead ? (
        <span>
          {' · '}
          {minutes < DAY_MINUTES
            ? text.inSpan(formatSpan(language, minutes))
            : format.relative(event.starts_at)}
        </span>
      ) : null}
    </>
  );
};
