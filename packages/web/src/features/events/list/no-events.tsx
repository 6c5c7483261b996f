import type { EventStatus } from '@famiglia/contract/events/events';
import { CalendarPlus, SearchX } from '../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { eventsText } from '../events.text.ts';
import { useEventFilters } from './use-event-filters.ts';

interface NoEventsProps {
  status: EventStatus | undefined;
  search: string;
  kind: string | undefined;
  /** For a leader: the button that creates the first one. */
  create: ReactNode;
}

export const NoEvents = ({ status, search, kind, create }: NoEventsProps) => {
  const text = useText(eventsText);
  const { addressWith } = useEventFilters();
  if (status || search || kind) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title={status && !search && !kind ? text.noneOf(status) : text.notFound}
        action={
          <Link
            to={addressWith({ status: undefined, search: undefined, kind: undefined })}
            className={buttonClasses()}
          >
            {text.showAll}
          </Link>
        }
      >
        {text.noneOfBody}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<CalendarPlus aria-hidden />}
      title={text.emptyTitle}
      command="/mp create"
      action={create}
    >
      {text.emptyBody}
      {create ? ` ${text.emptyBodyLeader}` : null}
    </EmptyState>
  );
};
