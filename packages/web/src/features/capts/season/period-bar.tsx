import type { Season } from '@famiglia/contract/capts/capt-statistics';
import { useText } from '../../../shared/language/use-text.ts';
import { DayRangeFields } from '../../../shared/ui/day-range-fields.tsx';
import { FightKindFilter } from '../../../entities/fight-kind/fight-kind-select.tsx';
import { FilterField } from '../../../shared/ui/filter-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { ChosenPeriod } from './chosen-period.ts';
import { ALL_TIME, OWN_DATES } from './chosen-period.ts';
import { seasonText } from './season.text.ts';

interface PeriodBarProps {
  seasons: readonly Season[];
  chosen: ChosenPeriod;
  onChange: (change: Record<string, string>) => void;
}

/** Chooses the period. */
export const PeriodBar = ({ seasons, chosen, onChange }: PeriodBarProps) => {
  const text = useText(seasonText);
  const nameOf = ({ season }: Season): string => {
    const [year = '', quarter = ''] = season.split('-q');
    return `${text.season(Number(quarter), Number(year))}, ${text.months[Number(quarter) - 1]}`;
  };
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap">
      <FilterField label={text.period} wide>
        <Select
          label={text.period}
          value={chosen.choice}
          options={[
            ...seasons.map((season) => ({ value: season.season, label: nameOf(season) })),
            { value: ALL_TIME, label: text.allTime },
            { value: OWN_DATES, label: text.ownPeriod },
          ]}
          onChange={(season) => onChange({ season })}
        />
      </FilterField>
      <FightKindFilter value={chosen.kind} onChange={(kind) => onChange({ kind })} />
      {chosen.choice === OWN_DATES ? (
        <DayRangeFields labels={text} value={chosen} onChange={(end, day) => onChange({ [end]: day })} />
      ) : null}
    </div>
  );
};
