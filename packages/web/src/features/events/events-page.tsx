import { CalendarSync, Repeat } from '../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useOpenFlag } from '../../shared/lib/use-open-flag.ts';
import { lazyDialog } from '../../shared/code/lazy-dialog.tsx';
import { lazyPart } from '../../shared/code/lazy-part.tsx';
import { CreateButton } from '../../entities/roster/list/create-button.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { eventsText } from './events.text.ts';
import { EventsBar } from './list/events-bar.tsx';
import { EventList } from './list/event-list.tsx';
import { useEventFilters } from './list/use-event-filters.ts';

const CalendarView = lazyPart(
  'events-calendar',
  async () => (await import('./calendar/calendar-view.tsx')).CalendarView,
  <ListSkeleton height="h-24 md:h-14" />,
);
const EventDialog = lazyDialog(
  'event-dialog',
  async () => (await import('./form/event-dialog.tsx')).EventDialog,
);
const CalendarFeedDialog = lazyDialog(
  'calendar-feed-dialog',
  async () => (await import('./feed/calendar-feed-dialog.tsx')).CalendarFeedDialog,
);

/** `/guild/:guildId/events`: upcoming and past events. */
export const EventsPage = () => {
  const text = useText(eventsText);
  const guild = useCurrentGuild();
  const leads = may(guild.access.permissions, 'events.manage');
  const { filters } = useEventFilters();
  const [isPlanning, planning] = useOpenFlag('new');
  const [subscribing, setSubscribing] = useState(false);

  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          leads ? (
            <>
              <Link to={`/guild/${guild.id}/events/series`} className={buttonClasses()}>
                <Repeat aria-hidden className="size-4" />
                {text.series}
              </Link>
              <Button
                icon={<CalendarSync aria-hidden className="size-4" />}
                onClick={() => setSubscribing(true)}
              >
                {text.subscribe}
              </Button>
              <CreateButton label={text.create} variant="primary" onClick={() => planning(true)} />
            </>
          ) : null
        }
      />
      <EventsBar />
      {filters.view === 'calendar' ? (
        <CalendarView status={filters.status} kind={filters.kind} day={filters.day} />
      ) : (
        <EventList
          status={filters.status}
          kind={filters.kind}
          onCreate={leads ? () => planning(true) : undefined}
        />
      )}
      {leads ? (
        <>
          <EventDialog open={isPlanning} onClose={() => planning(false)} />
          <CalendarFeedDialog open={subscribing} onOpenChange={setSubscribing} />
        </>
      ) : null}
    </>
  );
};
