import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { RowMember } from '../damage/grid/damage-row.ts';
import type { ReviewedPlayer, WarReview } from './use-war-review.ts';
import { warText } from './war.text.ts';

interface WarDoubtsProps {
  review: WarReview;
  /** Opens the search among all members. */
  onSearch: (row: ReviewedPlayer) => void;
}

/** Nicks that may belong to several members. Nobody has to answer: an unknown nick stays just a nick. */
export const WarDoubts = ({ review: { doubts, setOwner }, onSearch }: WarDoubtsProps) => {
  const text = useText(warText);
  if (doubts.length === 0) return null;
  return (
    <Card className="px-4 py-3">
      <h2 className="font-semibold">{text.doubts}</h2>
      <p className="text-xs text-muted">{text.doubtsHint}</p>
      <ul className="mt-2 grid gap-2">
        {doubts.map((row) => (
          <li key={row.player.nick} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{row.player.nick}</span>
            <span className="grid flex-1 basis-60">
              <Select
                label={text.whose(row.player.nick)}
                value={valueOf(row)}
                options={[
                  { value: '', label: text.choose },
                  ...choicesOf(row).map((member) => ({ value: member.user_id, label: nameOf(member) })),
                  { value: 'stranger', label: text.stranger },
                  { value: 'other', label: text.other },
                ]}
                onChange={(value) => {
                  const member = choicesOf(row).find(({ user_id: id }) => id === value);
                  if (value === 'other') onSearch(row);
                  else if (value !== '') setOwner(row.player, member ?? null);
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const valueOf = ({ owner, isSaid }: ReviewedPlayer): string => {
  if (owner !== null) return owner.user_id;
  return isSaid ? 'stranger' : '';
};

/** The similar members, and the one that was found by search. */
const choicesOf = ({ player, owner }: ReviewedPlayer): RowMember[] => {
  const isOther = owner !== null && player.candidates.every(({ user_id: id }) => id !== owner.user_id);
  return isOther ? [...player.candidates, owner] : player.candidates;
};

const nameOf = ({ display_name: name, ingame_nick: nick }: RowMember): string =>
  nick === null || name.includes(nick) ? name : `${name} (${nick})`;
