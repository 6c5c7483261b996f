import { useId } from 'react';
import { FilterField } from './filter-field.tsx';
import { Input } from './input.tsx';

type End = 'from' | 'to';

interface DayRangeFieldsProps {
  labels: Record<End, string>;
  /** Calendar days; empty if a side is open. */
  value: Partial<Record<End, string>>;
  onChange: (end: End, day: string) => void;
}

/** Two days as filters, side by side. */
export const DayRangeFields = ({ labels, value, onChange }: DayRangeFieldsProps) => {
  const id = useId();
  return (['from', 'to'] as const).map((end) => (
    <FilterField key={end} label={labels[end]} htmlFor={`${id}-${end}`}>
      <Input
        id={`${id}-${end}`}
        type="date"
        className="min-w-0 max-md:px-2"
        value={value[end] ?? ''}
        onChange={(event) => onChange(end, event.target.value)}
      />
    </FilterField>
  ));
};
