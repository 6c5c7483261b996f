import { titleWithEmoji } from '@famiglia/contract/events/event-look';
import { lookOf } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { Event, EventStatus } from '@famiglia/contract/events/events';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useListParams } from '../../../shared/lib/use-list-params.ts';
import { Fill } from '../../../entities/roster/fill.tsx';
import { CreateButton } from '../../../entities/roster/list/create-button.tsx';
import { SignUpList } from '../../../entities/roster/list/sign-up-list.tsx';
import { SignUpRow } from '../../../entities/roster/list/sign-up-row.tsx';
import { SignUpTable } from '../../../entities/roster/list/sign-up-table.tsx';
import { useEvents } from '../queries.ts';
import { eventsText } from '../events.text.ts';
import { NoEvents } from './no-events.tsx';
import { StatusBadge } from './status-badge.tsx';

interface EventListProps {
  status: EventStatus | undefined;
  kind: string | undefined;
  onCreate: (() => void) | undefined;
}

/** The events that match the address. */
export const EventList = ({ status, kind, onCreate }: EventListProps) => {
  const text = useText(eventsText);
  const { page, search } = useListParams();
  const create = onCreate ? <CreateButton label={text.create} onClick={onCreate} /> : null;
  return (
    <SignUpList
      of="events"
      query={useEvents(
        useCurrentGuild().id,
        { status, fight_kind_id: kind, search: search || undefined },
        page,
      )}
      pageSize={PAGE_SIZE.events}
      empty={<NoEvents status={status} search={search} kind={kind} create={create} />}
    >
      {(events, stale) => <EventsTable events={events} stale={stale} />}
    </SignUpList>
  );
};

const EventsTable = ({ events, stale }: { events: readonly Event[]; stale: boolean }) => {
  const text = useText(eventsText);
  const columns = [
    { name: text.event },
    { name: text.when, className: 'w-[30%]' },
    { name: text.places, className: 'w-32' },
    { name: text.reserve, className: 'w-20 text-right' },
    { name: text.reward, className: 'w-22 text-right' },
    { name: text.status, className: 'w-39 pl-6!' },
  ];
  return (
    <SignUpTable columns={columns} stale={stale} items={events}>
      {(event) => <EventRow event={event} />}
    </SignUpTable>
  );
};

const EventRow = ({ event }: { event: Event }) => {
  const text = useText(eventsText);
  const format = useFormat();
  const { emoji, color } = lookOf(event, event.fight_kind);
  return (
    <SignUpRow
      of={event}
      path="events"
      name={titleWithEmoji({ title: event.title, emoji })}
      color={color}
      note={shownKind(event)}
    >
      <td className="@max-table:col-start-1 @max-table:row-start-3">
        <Fill of={event} />
      </td>
      <td className="text-right text-muted @max-table:col-start-2 @max-table:row-start-3 @max-table:self-end @max-table:text-xs">
        <span className="@table:hidden">{text.reserve} </span>
        {format.number(event.reserve_count)}
      </td>
      <td className="text-right text-muted @max-table:hidden">
        {event.reward > 0 ? format.delta(event.reward) : '—'}
      </td>
      <td className="@max-table:col-start-2 @max-table:row-start-1 @max-table:text-right @table:pl-6!">
        <StatusBadge status={event.status} />
      </td>
    </SignUpRow>
  );
};

/** The kind of fight, unless the title says it already. */
const shownKind = ({ title, fight_kind: kind }: Event): string | undefined =>
  kind === null || title.toLowerCase().includes(kind.name.toLowerCase()) ? undefined : kind.name;
