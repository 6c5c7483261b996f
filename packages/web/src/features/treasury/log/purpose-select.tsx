import type { LogPurpose } from '@famiglia/contract/cabinet-log/cabinet-log';
import type { TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { useText } from '../../../shared/language/use-text.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { logText } from './log.text.ts';

interface PurposeSelectProps {
  label: string;
  value: LogPurpose;
  /** Whether the money goes out. */
  out: boolean;
  categories: readonly TreasuryCategory[];
  onChange: (purpose: LogPurpose) => void;
}

/** What an operation is for: a category for money that goes this way, the cash of an officer, or nothing named. */
export const PurposeSelect = ({ label, value, out, categories, onChange }: PurposeSelectProps) => {
  const text = useText(logText);
  const fitting = categories.filter(({ use }) => use === 'both' || (use === 'expense') === out);
  return (
    <Select
      label={label}
      value={value ?? ''}
      options={[
        { value: '', label: text.noCategory },
        ...fitting.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'cash', label: out ? text.cash.out : text.cash.in },
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
};
