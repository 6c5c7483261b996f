import { PAGE_SIZE } from '@famiglia/contract/constants';
import type { EventStatus } from '@famiglia/contract/events';
import { CalendarSync, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../language/use-text.ts';
import { useCurrentGuild } from '../../lib/current-guild.ts';
import { may } from '../../lib/may.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { useOpenFlag } from '../../lib/use-open-flag.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useEvents } from './api/use-events.ts';
import { CalendarView } from './calendar/calendar-view.tsx';
import { eventsText } from './events.text.ts';
import { CalendarFeedDialog } from './feed/calendar-feed-dialog.tsx';
import { EventDialog } from './form/event-dialog.tsx';
import { EventsBar } from './list/events-bar.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { EventsTable } from './list/events-table.tsx';
import { NoEvents } from './list/no-events.tsx';
import { useEventFilters } from './list/use-event-filters.ts';

const EventList = ({ status, onCreate }: { status: EventStatus | undefined; onCreate?: () => void }) => {
  const text = useText(eventsText);
  const { page, setPage } = useListParams();
  const events = useEvents(useCurrentGuild().id, status, page);
  const create = onCreate ? (
    <Button icon={<Plus aria-hidden className="size-4" />} onClick={onCreate}>
      {text.create}
    </Button>
  ) : null;
  return (
    <QueryView query={events} skeleton={<ListSkeleton height="h-24 md:h-14" />}>
      {({ items, total }) =>
        total === 0 ? (
          <NoEvents status={status} create={create} />
        ) : (
          <div className="grid gap-3">
            <EventsTable events={items} stale={events.isPlaceholderData} />
            <Pager page={page} pageSize={PAGE_SIZE.events} total={total} onChange={setPage} />
          </div>
        )
      }
    </QueryView>
  );
};

/** `/guild/:guildId/events`: everything the family plans and has played. */
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
              <Button
                icon={<CalendarSync aria-hidden className="size-4" />}
                onClick={() => setSubscribing(true)}
              >
                {text.subscribe}
              </Button>
              <Button
                variant="primary"
                icon={<Plus aria-hidden className="size-4" />}
                onClick={() => planning(true)}
              >
                {text.create}
              </Button>
            </>
          ) : null
        }
      />
      <EventsBar />
      {filters.view === 'calendar' ? (
        <CalendarView status={filters.status} day={filters.day} />
      ) : (
        <EventList status={filters.status} {...(leads ? { onCreate: () => planning(true) } : {})} />
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
