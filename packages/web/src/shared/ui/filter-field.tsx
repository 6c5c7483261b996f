import { Field, type FieldProps } from './field.tsx';

interface FilterFieldProps extends Pick<FieldProps, 'label' | 'htmlFor' | 'hint' | 'children'> {
  /** Takes the whole row on a phone. */
  wide?: boolean;
}

/** A filter under its label. */
export const FilterField = ({ wide = false, ...field }: FilterFieldProps) => (
  <Field {...field} {...(wide ? { className: 'max-md:col-span-2' } : {})} />
);
