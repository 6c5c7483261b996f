import { useMember, useMemberSearch } from '../../../entities/member/use-member-search.ts';
import { X } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { commonText } from '../../../shared/language/common.text.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { MemberAutocomplete } from '../../../shared/ui/member-autocomplete.tsx';
import { activityText } from '../activity.text.ts';

interface PersonFilterProps {
  id: string;
  /** Id of the chosen person, or empty. */
  value: string;
  onChange: (userId: string) => void;
}

const ChosenPerson = ({ value, onChange }: Omit<PersonFilterProps, 'id'>) => {
  const text = useText(commonText);
  const person = useMember(value);
  const name = person?.display_name ?? value;
  return (
    <div className="flex h-11 items-center gap-2 rounded-sm border border-brass pl-2 md:h-9">
      <Avatar id={value} name={name} src={person?.avatar_url ?? null} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <IconButton label={text.clear} onClick={() => onChange('')}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
};

/** Finds a member by any of their names, also one who has left; the chosen one can be removed again. */
export const PersonFilter = ({ id, value, onChange }: PersonFilterProps) => {
  const text = useText(activityText);
  const [typed, setTyped] = useState('');
  const found = useMemberSearch(useDebounced(typed.trim(), 200), { withLeft: true });
  if (value) return <ChosenPerson value={value} onChange={onChange} />;
  return (
    <MemberAutocomplete
      input={<Input id={id} placeholder={text.personPlaceholder} spellCheck={false} />}
      value={typed}
      onType={setTyped}
      members={typed.trim() ? (found.data ?? []) : []}
      empty={found.isFetching ? text.looking : text.nobody}
      onChoose={(member) => {
        setTyped('');
        onChange(member.user_id);
      }}
    />
  );
};
