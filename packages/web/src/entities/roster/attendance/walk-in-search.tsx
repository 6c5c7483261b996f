import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useMemberSearch } from '../../member/use-member-search.ts';
import { dialogsText } from '../dialogs/dialogs.text.ts';
import { signUpText } from '../sign-up.text.ts';
import type { Attendee } from './attendance-row.tsx';

interface WalkInSearchProps {
  /** Who is already listed. */
  listed: ReadonlySet<string>;
  onAdd: (person: Attendee) => void;
}

/** Finds a member who came without having signed up. */
export const WalkInSearch = ({ listed, onAdd }: WalkInSearchProps) => {
  const text = useText(signUpText);
  const { addSearch, addNobody } = useText(dialogsText);
  const [search, setSearch] = useState('');
  const typed = useDebounced(search.trim(), 200);
  const people = useMemberSearch(typed, { limit: 5 });
  const found = typed === '' ? [] : (people.data ?? []).filter((one) => !listed.has(one.user_id));
  const add = (person: Attendee): void => {
    onAdd(person);
    setSearch('');
  };
  return (
    <section aria-label={text.addWalkIn} className="grid gap-2 border-t border-line px-4 py-3">
      <h3 className="text-xs text-muted">{text.addWalkIn}</h3>
      <SearchField label={addSearch} value={search} onChange={setSearch} />
      {found.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {found.map((one) => (
            <li key={one.user_id}>
              <Button onClick={() => add(one)}>{one.ingame_nick ?? one.display_name}</Button>
            </li>
          ))}
        </ul>
      ) : null}
      {typed !== '' && people.isSuccess && found.length === 0 ? (
        <p className="text-xs text-muted">{addNobody}</p>
      ) : null}
    </section>
  );
};
