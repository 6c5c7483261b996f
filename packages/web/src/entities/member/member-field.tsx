import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import type { Texts } from '../../shared/language/texts.ts';
import { useDebounced } from '../../shared/lib/use-debounced.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { MemberAutocomplete } from '../../shared/ui/member-autocomplete.tsx';
import { useMemberSearch } from './use-member-search.ts';

const en = { member: 'Member', hint: 'Name, nick or static ID', nobody: 'Nobody found.' };
const ru: typeof en = { member: 'Участник', hint: 'Имя, ник или статик', nobody: 'Никого не нашли.' };
const memberFieldText: Texts<typeof en> = { en, ru };

export interface ChosenMember {
  id: string;
  name: string;
}

interface MemberFieldProps {
  /** Null when what is typed names nobody any more. */
  onChoose: (member: ChosenMember | null, typed: string) => void;
  /** "Member" unless given. */
  label?: string;
  problem?: string | undefined;
}

/** The field of a form that asks for a member. */
export const MemberField = ({ onChoose, label, problem }: MemberFieldProps) => {
  const text = useText(memberFieldText);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 200);
  const found = useMemberSearch(search);
  return (
    <FormField label={label ?? text.member} hint={text.hint} problem={problem}>
      {(control) => (
        <MemberAutocomplete
          input={<Input {...control} />}
          value={typed}
          onType={(value) => {
            setTyped(value);
            onChoose(null, value);
          }}
          members={search === '' ? [] : (found.data ?? [])}
          empty={found.isSuccess ? text.nobody : ''}
          onChoose={({ user_id: id, display_name: name }) => {
            setTyped(name);
            onChoose({ id, name }, name);
          }}
        />
      )}
    </FormField>
  );
};
