import type { ProposedPlayer } from '@famiglia/contract/wars/war-proposal';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Pencil } from '../../../shared/ui/icons.ts';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { captsText } from '../capts.text.ts';
import { captText } from '../page/capt.text.ts';
import type { ReviewedPlayer, WarReview } from './use-war-review.ts';
import { warText } from './war.text.ts';

interface WarPlayersProps {
  review: WarReview;
  /** Missing once it is decided. */
  onChange: ((row: ReviewedPlayer) => void) | undefined;
}

/** Both sides as the feed tells them; ours with the members to whom the nicks belong. */
export const WarPlayers = ({ review: { players }, onChange }: WarPlayersProps) => {
  const text = useText(warText);
  const words = useText(captText);
  const sides = [
    { caption: words.ours, rows: players.filter(({ player }) => player.side === 'ours'), onChange },
    { caption: words.theirs, rows: players.filter(({ player }) => player.side === 'theirs') },
  ];
  return (
    <section aria-label={text.players}>
      <TableCard>
        <h2 className="px-4 py-3 font-semibold">{text.players}</h2>
        {players.length === 0 ? <p className="px-4 pb-3 text-muted">{text.noPlayers}</p> : null}
        {sides.map((side) => (side.rows.length === 0 ? null : <SideTable key={side.caption} {...side} />))}
      </TableCard>
    </section>
  );
};

interface SideTableProps {
  caption: string;
  rows: readonly ReviewedPlayer[];
  onChange?: WarPlayersProps['onChange'];
}

const SideTable = ({ caption, rows, onChange }: SideTableProps) => {
  const text = useText(captText);
  const words = useText(captsText);
  const format = useFormat();
  const sum = (field: 'damage' | 'kills') =>
    format.number(rows.reduce((total, { player }) => total + player[field], 0));
  return (
    <table className="w-full table-fixed text-left">
      <caption className="border-y border-line bg-raised px-4 py-1.5 text-left text-xs text-muted">
        {caption}: {format.number(rows.length)}
        <span className="float-right">
          {words.damage} {sum('damage')} · {words.kills} {sum('kills')}
        </span>
      </caption>
      <thead className="border-b border-line text-xs text-muted">
        <tr className="h-9 [&>th]:px-2 [&>th]:font-medium">
          <th className="pl-4!">{words.player}</th>
          <th className="w-18 text-right">{words.damage}</th>
          <th className="w-20 text-right @max-table:pr-4!">{words.kills}</th>
          <th className="w-22 text-right @max-table:hidden">{text.hit}</th>
          <th className="w-22 pr-4! text-right @max-table:hidden">{text.headshot}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlayerRow key={row.player.nick} row={row} onChange={onChange} />
        ))}
      </tbody>
    </table>
  );
};

const PlayerRow = ({ row, onChange }: { row: ReviewedPlayer; onChange?: WarPlayersProps['onChange'] }) => {
  const text = useText(warText);
  const words = useText(captText);
  const format = useFormat();
  const { player } = row;
  const percent = (value: number | null) => (value === null ? '—' : format.percent(value / 100));
  const hits = [
    ...(player.hit_percent === null ? [] : [`${words.hit} ${percent(player.hit_percent)}`]),
    ...(player.headshot_percent === null ? [] : [`${words.headshot} ${percent(player.headshot_percent)}`]),
  ];
  return (
    <tr className="h-12 border-b border-line last:border-0 [&>td]:px-2 [&>td]:py-1">
      <td className="pl-4!">
        <span className="flex min-w-0 items-center gap-1">
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">{player.nick}</span>
            {player.position === null ? (
              <span className="block text-xs text-muted">{text.kept}</span>
            ) : player.side === 'ours' ? (
              <OwnerLine row={row} />
            ) : null}
            {hits.length === 0 ? null : (
              <span className="block text-xs text-muted @table:hidden">{hits.join(' · ')}</span>
            )}
          </span>
          {onChange && player.position !== null ? (
            <IconButton label={text.change(player.nick)} onClick={() => onChange(row)}>
              <Pencil aria-hidden className="size-4" />
            </IconButton>
          ) : null}
        </span>
      </td>
      <td className="text-right font-semibold">{format.number(player.damage)}</td>
      <td className="text-right @max-table:pr-4!">{format.number(player.kills)}</td>
      <td className="text-right text-muted @max-table:hidden">{percent(player.hit_percent)}</td>
      <td className="pr-4! text-right text-muted @max-table:hidden">{percent(player.headshot_percent)}</td>
    </tr>
  );
};

/** «Nick_Family | 12345» says whose nick it is; a part of it does not. */
const isNamed = (name: string | null, { nick }: ProposedPlayer): boolean =>
  name?.split('|').some((part) => part.trim() === nick) === true;

const OwnerLine = ({ row: { player, owner, isSaid } }: { row: ReviewedPlayer }) => {
  const text = useText(warText);
  const name = owner?.display_name ?? null;
  if (isNamed(name, player)) return null;
  const isAsked = !isSaid && player.candidates.length > 0;
  return (
    <span className="block text-xs wrap-anywhere text-muted">
      {name ?? (isAsked ? text.nobodysYet : text.stranger)}
    </span>
  );
};
