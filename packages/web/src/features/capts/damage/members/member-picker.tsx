import { UserRoundX } from '../../../../ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../../language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import type { DamageRow, RowMember } from '../grid/damage-row.ts';
import { MemberChoice } from './member-choice.tsx';
import { membersText } from './members.text.ts';
import { useChoices } from './use-choices.ts';

interface MemberPickerProps {
  row: DamageRow;
  roster: readonly RowMember[];
  onChoose: (member: RowMember | null) => void;
  onClose: () => void;
}

/** A person says whose row it is. */
export const MemberPicker = ({ row, roster, onChoose, onClose }: MemberPickerProps) => {
  const text = useText(membersText);
  const [search, setSearch] = useState('');
  const { choices, near, looking } = useChoices(row, search, roster);
  const { nick } = row.cells;
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
