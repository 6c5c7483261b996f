import { PAGE_SIZE } from '@famiglia/contract/constants';
import type { EventStatus } from '@famiglia/contract/events';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { CreateButton } from '../../../sign-up/list/create-button.tsx';
import { SignUpList } from '../../../sign-up/list/sign-up-list.tsx';
import { useEvents } from '../api/use-events.ts';
import { eventsText } from '../events.text.ts';
import { EventsTable } from './events-table.tsx';
import { NoEvents } from './no-events.tsx';

interface EventListProps {
  status: EventStatus | undefined;
  onCreate: (() => void) | undefined;
}

/** The events that the address asks for. */
export const EventList = ({ status, onCreate }: EventListProps) => {
  const text = useText(eventsText);
  const { page } = useListParams();
  const create = onCreate ? <CreateButton label={text.create} onClick={onCreate} /> : null;
  return (
    <SignUpList
      query={useEvents(useCurrentGuild().id, status, page)}
      pageSize={PAGE_SIZE.events}
      empty={<NoEvents status={status} create={create} />}
    >
      {(events, stale) => <EventsTable events={events} stale={stale} />}
    </SignUpList>
  );
};
