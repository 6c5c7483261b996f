import type { Season } from '@famiglia/contract/capt-statistics';
import { useId } from 'react';
import { useText } from '../../../language/use-text.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ChosenPeriod } from './chosen-period.ts';
import { ALL_TIME, OWN_DATES } from './chosen-period.ts';
import { seasonText } from './season.text.ts';

interface PeriodBarProps {
  seasons: readonly Season[];
  chosen: ChosenPeriod;
  onChange: (change: Record<string, string>) => void;
}

/** Which stretch of time is looked at. */
export const PeriodBar = ({ seasons, chosen, onChange }: PeriodBarProps) => {
  const text = useText(seasonText);
  const id = useId();
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
      {chosen.choice === OWN_DATES
        ? (['from', 'to'] as const).map((end) => (
            <FilterField key={end} label={text[end]} htmlFor={`${id}-${end}`}>
              <Input
                id={`${id}-${end}`}
                type="date"
                className="min-w-0 max-md:px-2"
                value={chosen[end]}
                onChange={(event) => onChange({ [end]: event.target.value })}
              />
            </FilterField>
          ))
        : null}
    </div>
  );
};
