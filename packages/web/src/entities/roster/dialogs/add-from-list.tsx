import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useMemberSearch } from '../../member/use-member-search.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import type { AddPeopleProps } from './add-people-props.ts';
import { dialogsText } from './dialogs.text.ts';

/** Members found by any of their names; participants are marked. */
export const AddFromList = ({ add, reserve, listed }: AddPeopleProps) => {
  const text = useText(dialogsText);
  const [search, setSearch] = useState('');
  const people = useMemberSearch(useDebounced(search.trim(), 200), { limit: 20, emptyFindsAll: true });
  return (
    <>
      <SearchField label={text.addSearch} value={search} onChange={setSearch} />
      <Refusal error={add.error} />
      <QueryView query={people} skeleton={<Skeleton className="h-72" />}>
        {(items) => (
          <ul className="-mx-2 h-72 overflow-y-auto">
            {items.map((member) => (
              <li key={member.user_id} className="flex min-h-12 items-center gap-3 px-2">
                <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{member.display_name}</span>
                  <span className="block truncate text-xs text-faint">
                    {member.ingame_nick ?? member.username}
                  </span>
                </span>
                {listed.has(member.user_id) ? (
                  <span className="px-3 text-xs text-muted">{text.already}</span>
                ) : (
                  <Button
                    aria-label={`${text.addMain}: ${member.display_name}`}
                    disabled={add.pending !== null}
                    loading={add.pending === member.user_id}
                    onClick={() => add.send({ user_id: member.user_id, reserve })}
                  >
                    {text.addMain}
                  </Button>
                )}
              </li>
            ))}
            {items.length === 0 ? (
              <li className="px-2 py-8 text-center text-muted">{text.addNobody}</li>
            ) : null}
          </ul>
        )}
      </QueryView>
    </>
  );
};
