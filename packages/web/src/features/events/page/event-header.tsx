import { hexOf, titleWithEmoji } from '@famiglia/contract/events/event-look';
import { lookOf } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import type { EventDetails } from '@famiglia/contract/events/events';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { LeaderText } from '../../../shared/ui/leader-text.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Trail } from '../../../shared/ui/trail.tsx';
import { EventPicture } from '../../../entities/event-picture/event-picture.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import { FightKindBadge } from '../../../entities/fight-kind/fight-kind-select.tsx';
import { StartTime } from '../../../entities/roster/start-time.tsx';
import { eventText } from './event.text.ts';

export const EventHeader = ({ event, actions }: { event: EventDetails; actions: ReactNode }) => {
  const text = useText(eventText);
  const { id } = useCurrentGuild();
  const { emoji, color } = lookOf(event, event.fight_kind);
  return (
    <>
      <Trail
        label={text.path}
        parents={[{ to: `/guild/${id}/events`, name: text.events }]}
        here={event.title}
      />
      {color === null ? null : (
        <div aria-hidden className="mb-3 h-1 w-16 rounded-full" style={{ background: hexOf(color) }} />
      )}
      <PageHeader
        title={titleWithEmoji({ title: event.title, emoji })}
        badge={
          <span className="inline-flex flex-wrap items-center gap-2">
            <StatusBadge status={event.status} />
            <FightKindBadge kind={event.fight_kind} />
          </span>
        }
        note={<StartTime of={event} />}
        actions={actions}
      />
      {event.description ? (
        <LeaderText text={event.description} className="-mt-2 mb-5 max-w-180 text-pretty wrap-anywhere" />
      ) : null}
      {event.picture_id === null ? null : (
        <div className="mb-5">
          <EventPicture id={event.picture_id} />
        </div>
      )}
      <ScheduledEventLine event={event} />
    </>
  );
};

/** Where Discord has it in its own list of events, or that somebody removed it there. */
const ScheduledEventLine = ({ event }: { event: EventDetails }) => {
  const text = useText(eventText);
  const { url, removed } = event.scheduled_event_state;
  if (url === null && !removed) return null;
  return (
    <p className="-mt-2 mb-5 text-xs text-muted">
      {url === null ? (
        text.scheduledEventRemoved
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="underline decoration-line-strong underline-offset-3 hover:decoration-brass"
        >
          {text.scheduledEvent}
        </a>
      )}
    </p>
  );
};
