import type { ComponentProps } from 'react';
import { FormField } from './form-field.tsx';
import { Input } from './input.tsx';

interface NumberFieldProps extends Pick<ComponentProps<typeof FormField>, 'label' | 'hint' | 'problem'> {
  value: string;
  onChange: (value: string) => void;
  min?: number;
  max?: number;
  placeholder?: string | undefined;
  disabled?: boolean;
}

/** A whole number, kept as typed. */
export const NumberField = ({ label, hint, problem, onChange, min = 0, ...input }: NumberFieldProps) => (
  <FormField label={label} hint={hint} problem={problem}>
    {(control) => (
      <Input
        {...control}
        {...input}
        type="number"
        inputMode="numeric"
        min={min}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FormField>
);
