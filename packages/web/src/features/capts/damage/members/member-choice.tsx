import { Avatar } from '../../../../ui/avatar.tsx';
import type { RowMember } from '../grid/damage-row.ts';

interface MemberChoiceProps {
  member: RowMember;
  /** Why it stands here: chosen already, or alike. */
  mark: string | null;
  onChoose: (member: RowMember) => void;
}

export const MemberChoice = ({ member, mark, onChoose }: MemberChoiceProps) => (
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
