import { useId } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useTypedSearch } from '../../../shared/lib/use-typed-search.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import type { LoginFilters } from './login-filters.ts';
import { loginsText } from './logins.text.ts';

interface LoginFilterBarProps {
  params: URLSearchParams;
  /** Of the person whose id is the filter. */
  username: string | undefined;
  onChange: (name: keyof LoginFilters, value: string) => void;
}

interface FilterInputProps extends Omit<LoginFilterBarProps, 'username'> {
  hint?: string | undefined;
  name: keyof LoginFilters;
  label: string;
  maxLength: number;
  upper?: boolean;
}

const FilterInput = ({ name, label, hint, maxLength, upper = false, params, onChange }: FilterInputProps) => {
  const id = useId();
  const [typed, type] = useTypedSearch(params.get(name) ?? '', (value) => onChange(name, value));
  return (
    <Field label={label} htmlFor={id} hint={hint}>
      <Input
        id={id}
        value={typed}
        maxLength={maxLength}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => type(upper ? event.target.value.toUpperCase() : event.target.value)}
      />
    </Field>
  );
};

export const LoginFilterBar = ({ username, ...props }: LoginFilterBarProps) => {
  const text = useText(loginsText);
  return (
    <search className="grid flex-1 grid-cols-2 gap-3 max-md:[&>:first-child]:col-span-2 md:max-w-170 md:grid-cols-3">
      <FilterInput {...props} name="user_id" label={text.personId} hint={username} maxLength={20} />
      <FilterInput {...props} name="country_code" label={text.countryCode} maxLength={2} upper />
      <FilterInput {...props} name="ip" label={text.ip} maxLength={45} />
    </search>
  );
};
