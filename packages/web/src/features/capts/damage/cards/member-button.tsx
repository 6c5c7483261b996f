import { UserRoundPlus } from '../../../../ui/icons.ts';
import { useText } from '../../../../language/use-text.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import type { DamageRow } from '../grid/damage-row.ts';
import type { DamageView } from '../grid/damage-view.ts';
import { gridText } from '../grid/grid.text.ts';

/** The member's face; it opens the choice of another. Rows of the other side have no members. */
export const MemberButton = ({ view, row }: { view: DamageView; row: DamageRow | undefined }) => {
  const text = useText(gridText);
  if (!row || view.grid.side === 'theirs') return null;
  const member = view.memberOf(row);
  return (
    <button
      type="button"
      aria-label={text.whose(row.cells.nick || text.unnamed)}
      onClick={() => view.onPick(row)}
      className="grid size-11 shrink-0 place-items-center"
    >
      {member ? (
        <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} size="medium" />
      ) : (
        <UserRoundPlus aria-hidden className="size-5 text-faint" />
      )}
    </button>
  );
};
