import { CalendarSync, Repeat } from '../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useOpenFlag } from '../../shared/lib/use-open-flag.ts';
import { CreateButton } from '../../entities/roster/list/create-button.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { CalendarView } from './calendar/calendar-view.tsx';
import { eventsText } from './events.text.ts';
import { CalendarFeedDialog } from './feed/calendar-feed-dialog.tsx';
import { EventDialog } from './form/event-dialog.tsx';
import { EventsBar } from './list/events-bar.tsx';
import { EventList } from './list/event-list.tsx';
import { useEventFilters } from './list/use-event-filters.ts';
import { seriesText } from './series/series.text.ts';

/** `/guild/:guildId/events`: upcoming and past events. */
export const EventsPage = () => {
  const text = useText(eventsText);
  const words = useText(seriesText);
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
                {words.short}
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
