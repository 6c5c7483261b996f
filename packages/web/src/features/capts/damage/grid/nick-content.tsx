import { UserRoundX } from '../../../../shared/ui/icons.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { Avatar } from '../../../../shared/ui/avatar.tsx';
import type { DamageRow, RowMember, Side } from './damage-row.ts';
import { gridText } from './grid.text.ts';

interface NickContentProps {
  row: DamageRow;
  side: Side;
  /** The member with the server's current data. */
  member: RowMember | null;
  onPick: () => void;
}

/** The member's avatar, which opens the member picker, the nick, and how they were matched. */
export const NickContent = ({ row, side, member, onPick }: NickContentProps) => {
  const text = useText(gridText);
  const { nick } = row.cells;
  if (side === 'theirs') return <span className="block truncate">{nick}</span>;
  const name = member && member.display_name !== nick ? member.display_name : null;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.whose(nick || text.unnamed)}
        title={text.whose(nick || text.unnamed)}
        onMouseDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onClick={onPick}
        className="-m-1 rounded-full p-1 hover:bg-hover"
      >
        {member ? (
          <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
        ) : (
          <span className="grid size-7 place-items-center rounded-full border border-dashed border-line-strong text-faint">
            <UserRoundX aria-hidden className="size-3.5" />
          </span>
        )}
      </button>
      <span className="min-w-0 flex-1 truncate font-medium">{nick}</span>
      <span className="max-w-[45%] shrink-0 truncate text-xs text-muted max-lg:hidden">
        {member ? (row.by ? text.by[row.by] : name) : row.stranger ? text.noMember : null}
      </span>
    </span>
  );
};
