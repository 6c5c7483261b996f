import type { EventDetails } from '@famiglia/contract/events/events';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Trail } from '../../../shared/ui/trail.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import { StartTime } from '../../../entities/roster/start-time.tsx';
import { eventText } from './event.text.ts';

export const EventHeader = ({ event, actions }: { event: EventDetails; actions: ReactNode }) => {
  const text = useText(eventText);
  const { id } = useCurrentGuild();
  return (
    <>
      <Trail
        label={text.path}
        parents={[{ to: `/guild/${id}/events`, name: text.events }]}
        here={event.title}
      />
      <PageHeader
        title={event.title}
        badge={<StatusBadge status={event.status} />}
        note={<StartTime of={event} />}
        actions={actions}
      />
      {event.description ? (
        <p className="-mt-2 mb-5 max-w-180 text-pretty wrap-anywhere whitespace-pre-line">
          {event.description}
        </p>
      ) : null}
    </>
  );
};
