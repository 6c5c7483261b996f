import { ACTIVITY_SENTENCES, ACTIVITY_TYPES } from '@famiglia/contract/activity/activity-types';
import { useId } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { DayRangeFields } from '../../../shared/ui/day-range-fields.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { ActivityFilters } from '../activity-filters.ts';
import { activityText } from '../activity.text.ts';
import { FilterField } from '../../../shared/ui/filter-field.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { PersonFilter } from './person-filter.tsx';

interface FilterBarProps {
  filters: ActivityFilters;
  onChange: (name: keyof ActivityFilters, value: string) => void;
}

export const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const text = useText(activityText);
  const names = useText(ACTIVITY_SENTENCES);
  const { access } = useCurrentGuild();
  const id = useId();
  const types = [
    { value: '' as const, label: text.allTypes },
    ...ACTIVITY_TYPES.map((type) => ({ value: type, label: names[type].name })),
  ];
  return (
    <FilterFold
      label={text.filters}
      columns="md:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_10.5rem_10.5rem]"
      active={(['actor', 'target', 'from', 'to'] as const).filter((name) => filters[name]).length}
      lead={
        <FilterField label={text.type}>
          <Select
            label={text.type}
            value={filters.type ?? ''}
            options={types}
            onChange={(type) => onChange('type', type)}
          />
        </FilterField>
      }
    >
      {may(access.permissions, 'users.view') ? (
        <>
          {(['actor', 'target'] as const).map((role) => (
            <FilterField key={role} label={text[role]} htmlFor={`${id}-${role}`} wide>
              <PersonFilter
                id={`${id}-${role}`}
                value={filters[role] ?? ''}
                onChange={(userId) => onChange(role, userId)}
              />
            </FilterField>
          ))}
        </>
      ) : null}
      <DayRangeFields labels={text} value={filters} onChange={onChange} />
    </FilterFold>
  );
};
