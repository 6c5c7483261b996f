import { useEffect, useId, useRef } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { useOpponents } from '../queries.ts';
import { formText } from './form.text.ts';

interface OpponentFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  /** Focused when a new capt is created. */
  focused: boolean;
}

/** Suggests earlier opponents: two spellings would be two opponents in the statistics. */
export const OpponentField = ({ value, onChange, problem, focused }: OpponentFieldProps) => {
  const text = useText(formText);
  const list = useId();
  const known = useOpponents(useCurrentGuild().id, '', 1);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <FormField label={text.opponent} problem={problem}>
      {(control) => (
        <>
          <Input
            {...control}
            ref={input}
            list={list}
            maxLength={64}
            autoComplete="off"
            placeholder={text.opponentPlaceholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={list}>
            {known.data?.items.map(({ opponent }) => (
              <option key={opponent}>{opponent}</option>
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
};
