import { UserRoundX } from '../../../../shared/ui/icons.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { Avatar } from '../../../../shared/ui/avatar.tsx';
import type { DamageRow, RowMember, Side } from './damage-row.ts';
import { gridText } from './grid.text.ts';
import { matchWords } from './match-words.ts';

interface NickContentProps {
  row: DamageRow;
  side: Side;
  /** The member with the server's current data. */
  member: RowMember | null;
  onPick: () => void;
}

/**
 * The member's avatar, which opens the member picker, the nick, and how they were matched: below the nick where there is no
 * room beside it.
 */
export const NickContent = ({ row, side, member, onPick }: NickContentProps) => {
  const text = useText(gridText);
  const { nick } = row.cells;
  const source = row.source ? text.sources[row.source] : null;
  if (side === 'theirs')
    return (
      <span className="flex min-w-0 items-center gap-2.5">
        <span className="min-w-0 flex-1 truncate">{nick}</span>
        {source ? <span className="shrink-0 text-xs text-faint">{source}</span> : null}
      </span>
    );
  const name = member && member.display_name !== nick ? member.display_name : null;
  const match = member ? (row.by ? text.by[row.by] : name) : row.stranger ? text.noMember : null;
  const notes = [source, match].filter(Boolean).join(' · ');
  const label = text.whose(nick || text.unnamed, matchWords(text, row, member));
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        title={label}
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
      <span className="flex min-w-0 flex-1 max-lg:flex-col lg:items-center lg:gap-2.5">
        <span className="truncate font-medium max-lg:leading-5 lg:flex-1">{nick}</span>
        {notes ? (
          <span className="truncate text-xs text-muted max-lg:leading-4 lg:max-w-[45%] lg:shrink-0">
            {notes}
          </span>
        ) : null}
      </span>
    </span>
  );
};
