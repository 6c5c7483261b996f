import { EVENT_STATUSES } from '@famiglia/contract/events/events';
import { CalendarDays, List } from '../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useListParams } from '../../../shared/lib/use-list-params.ts';
import { useTypedSearch } from '../../../shared/lib/use-typed-search.ts';
import { FightKindSelect } from '../../../entities/fight-kind/fight-kind-select.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { eventsText } from '../events.text.ts';
import { Segments } from '../../../shared/ui/segments.tsx';
import { useEventFilters } from './use-event-filters.ts';

const View = ({ icon, name }: { icon: ReactNode; name: string }) => (
  <>
    {icon}
    <span className="max-sm:sr-only md:max-[88rem]:sr-only">{name}</span>
  </>
);

/** Filter and view of the list. Five statuses side by side are too wide for a phone. */
export const EventsBar = () => {
  const text = useText(eventsText);
  const navigate = useNavigate();
  const { filters, addressWith } = useEventFilters();
  const { search, setSearch } = useListParams();
  const [typed, type] = useTypedSearch(search, setSearch);
  const options = [
    { value: '' as const, label: text.all },
    ...EVENT_STATUSES.map((status) => ({ value: status, label: text.filters[status] })),
  ];
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="grid flex-1 md:hidden">
        <Select
          label={text.filter}
          value={filters.status ?? ''}
          options={options}
          onChange={(status) => void navigate(addressWith({ status }))}
        />
      </div>
      <div className="max-md:hidden">
        <Segments
          label={text.filter}
          segments={options.map(({ value, label }) => ({
            to: addressWith({ status: value }),
            label,
            current: (filters.status ?? '') === value,
          }))}
        />
      </div>
      <FightKindSelect value={filters.kind ?? ''} onChange={(kind) => void navigate(addressWith({ kind }))} />
      {filters.view === 'table' ? (
        <SearchField
          label={text.search}
          value={typed}
          onChange={type}
          className="min-w-52 flex-1 max-md:order-1 max-md:w-full max-md:flex-none"
        />
      ) : null}
      <div className="md:ml-auto">
        <Segments
          label={text.view}
          segments={[
            {
              to: addressWith({ view: undefined, day: undefined }),
              label: <View icon={<List aria-hidden className="size-4" />} name={text.table} />,
              current: filters.view === 'table',
            },
            {
              to: addressWith({ view: 'calendar' }),
              label: <View icon={<CalendarDays aria-hidden className="size-4" />} name={text.calendar} />,
              current: filters.view === 'calendar',
            },
          ]}
        />
      </div>
    </div>
  );
};
