import { UserRoundX } from '../../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../../shared/language/use-text.ts';
import { useDebounced } from '../../../../shared/lib/use-debounced.ts';
import { useMemberSearch } from '../../../../entities/member/use-member-search.ts';
import { Avatar } from '../../../../shared/ui/avatar.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import type { DamageRow, RowMember } from '../grid/damage-row.ts';
import { membersText } from './members.text.ts';

interface ChoosableRow extends Pick<DamageRow, 'member' | 'candidates'> {
  nick: string;
}

interface MemberPickerProps {
  row: ChoosableRow;
  roster: readonly RowMember[];
  onChoose: (member: RowMember | null) => void;
  onClose: () => void;
}

/** A person chooses the member of a row. */
export const MemberPicker = ({ row, roster, onChoose, onClose }: MemberPickerProps) => {
  const text = useText(membersText);
  const [search, setSearch] = useState('');
  const { choices, near, looking } = useChoices(row, search, roster);
  const { nick } = row;
  const markOf = ({ user_id }: RowMember): string | null => {
    if (row.member?.user_id === user_id) return text.present;
    return near.has(user_id) ? text.near : null;
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      description={nick === '' ? text.noteEmpty : text.note(nick)}
      actions={
        nick === '' ? undefined : (
          <Button
            variant="ghost"
            icon={<UserRoundX aria-hidden className="size-4" />}
            onClick={() => onChoose(null)}
          >
            {text.none}
          </Button>
        )
      }
    >
      <SearchField label={text.search} value={search} onChange={setSearch} />
      <ul aria-busy={looking} className="-mx-2 mt-3 h-72 overflow-y-auto">
        {choices.map((member) => (
          <MemberChoice key={member.user_id} member={member} mark={markOf(member)} onChoose={onChoose} />
        ))}
        {choices.length === 0 && !looking ? (
          <li className="px-2 py-8 text-center text-muted">{text.nobody}</li>
        ) : null}
      </ul>
    </Dialog>
  );
};

const matches = (member: RowMember, search: string): boolean =>
  [member.display_name, member.ingame_nick ?? ''].some((name) =>
    name.toLowerCase().includes(search.toLowerCase()),
  );

/** Possible members: similar ones, participants, and search results. */
const useChoices = (row: ChoosableRow, search: string, roster: readonly RowMember[]) => {
  const asked = useDebounced(search.trim(), 200);
  const found = useMemberSearch(asked, { limit: 20, emptyFindsAll: true });
  const near = search.trim() === '' ? row.candidates : [];
  const all = [...near, ...roster.filter((member) => matches(member, search.trim())), ...(found.data ?? [])];
  const known = new Set<string>();
  const choices = all.filter(({ user_id }) => !known.has(user_id) && Boolean(known.add(user_id)));
  return { choices, near: new Set(near.map(({ user_id }) => user_id)), looking: found.isFetching };
};

interface MemberChoiceProps {
  member: RowMember;
  /** Why it is offered: already chosen, or similar. */
  mark: string | null;
  onChoose: (member: RowMember) => void;
}

const MemberChoice = ({ member, mark, onChoose }: MemberChoiceProps) => (
  <li>
    <button
      type="button"
      onClick={() => onChoose(member)}
      className="flex min-h-12 w-full items-center gap-3 rounded-sm px-2 text-left hover:bg-hover"
    >
      <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{member.display_name}</span>
        {member.ingame_nick ? (
          <span className="block truncate text-xs text-faint">{member.ingame_nick}</span>
        ) : null}
      </span>
      {mark ? <span className="shrink-0 text-xs text-muted">{mark}</span> : null}
    </button>
  </li>
);
