import { RANK_REASON_LENGTH } from '@famiglia/contract/ranks/ranks';
import { useText } from '../../shared/language/use-text.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { ranksText } from './ranks.text.ts';

interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export const ReasonField = ({ value, onChange }: ReasonFieldProps) => {
  const text = useText(ranksText);
  return (
    <FormField label={text.reason} hint={text.reasonHint}>
      {(control) => (
        <Input
          {...control}
          maxLength={RANK_REASON_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
};
