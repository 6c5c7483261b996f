import { FormField } from '../../../ui/form-field.tsx';
import { Input } from '../../../ui/input.tsx';

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
}

/** A whole number, as it was typed. */
export const NumberField = ({ label, value, onChange, problem }: NumberFieldProps) => (
  <FormField label={label} problem={problem}>
    {(control) => (
      <Input
        {...control}
        type="number"
        inputMode="numeric"
        min={0}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FormField>
);
