import type { Member } from '@famiglia/contract/guilds/guilds';
import { useMemberSearch } from '../../../entities/member/use-member-search.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { MemberAutocomplete } from '../../../shared/ui/member-autocomplete.tsx';
import { panelUsersText } from './panel-users.text.ts';

interface MemberFinderProps {
  id: string;
  value: string;
  onType: (value: string) => void;
  onChoose: (member: Member) => void;
  invalid: boolean;
  describedBy: string;
}

/** Finds a member by any of their names; people who may not view members can paste an id. */
export const MemberFinder = ({ id, value, onType, onChoose, invalid, describedBy }: MemberFinderProps) => {
  const text = useText(panelUsersText);
  const mayLook = may(useCurrentGuild().access.permissions, 'users.view');
  const found = useMemberSearch(useDebounced(value.trim(), 200));
  const members = value.trim() ? (found.data ?? []) : [];
  return (
    <MemberAutocomplete
      input={
        <Input
          id={id}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          placeholder={mayLook ? text.placeholder : text.placeholderId}
          spellCheck={false}
        />
      }
      value={value}
      onType={onType}
      members={members}
      empty={found.isFetching ? text.looking : text.nobody}
      offers={mayLook}
      onChoose={onChoose}
    />
  );
};
