import { CAPT_RESULTS, CAPT_SIDES } from '@famiglia/contract/capts/capts';
import { useText } from '../../../shared/language/use-text.ts';
import { useListParams } from '../../../shared/lib/use-list-params.ts';
import { useTypedSearch } from '../../../shared/lib/use-typed-search.ts';
import { DayRangeFields } from '../../../shared/ui/day-range-fields.tsx';
import { FightKindFilter } from '../../../entities/fight-kind/fight-kind-select.tsx';
import { FilterField } from '../../../shared/ui/filter-field.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { captsText } from '../capts.text.ts';
import { listText } from './list.text.ts';
import { useCaptFilters } from './use-capt-filters.ts';

const OUTCOMES = ['open', 'closed', 'finished', ...CAPT_RESULTS, 'cancelled'] as const;
type Outcome = (typeof OUTCOMES)[number];

const isResult = (outcome: Outcome | ''): boolean => CAPT_RESULTS.some((result) => result === outcome);

/** The filters of the list. Status and result are one choice, because they exclude each other. */
export const FilterBar = () => {
  const text = useText(listText);
  const words = useText(captsText);
  const { search, setSearch } = useListParams();
  const [typed, type] = useTypedSearch(search, setSearch);
  const { filters, change } = useCaptFilters();
  const outcome = filters.result ?? filters.status ?? '';
  return (
    <FilterFold
      label={text.filters}
      columns="md:grid-cols-[minmax(0,1.4fr)_repeat(2,minmax(0,1fr))] min-[1280px]:grid-cols-[minmax(0,1fr)_repeat(auto-fit,minmax(7.5rem,8.5rem))]"
      active={Object.keys(filters).length}
      lead={
        <FilterField label={words.opponent}>
          <SearchField label={text.search} value={typed} onChange={type} />
        </FilterField>
      }
    >
      <FilterField label={words.outcome}>
        <Select
          label={words.outcome}
          value={outcome}
          options={[
            { value: '' as const, label: text.all },
            ...OUTCOMES.map((value) => ({ value, label: text[value] })),
          ]}
          onChange={(chosen) =>
            change(isResult(chosen) ? { result: chosen, status: '' } : { status: chosen, result: '' })
          }
        />
      </FilterField>
      <FilterField label={words.side}>
        <Select
          label={words.side}
          value={filters.side ?? ''}
          options={[
            { value: '' as const, label: text.bothSides },
            ...CAPT_SIDES.map((value) => ({ value, label: words.sides[value] })),
          ]}
          onChange={(side) => change({ side })}
        />
      </FilterField>
      <FightKindFilter value={filters.kind ?? ''} onChange={(kind) => change({ kind })} />
      <DayRangeFields labels={text} value={filters} onChange={(end, day) => change({ [end]: day })} />
    </FilterFold>
  );
};
