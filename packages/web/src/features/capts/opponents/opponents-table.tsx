import type { OpponentRow } from '@famiglia/contract/capts/capt-statistics';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { captsText } from '../capts.text.ts';
import { RecordBar } from '../components/record-bar.tsx';
import { RecordNumbers } from '../components/record-numbers.tsx';
import { opponentPath } from './opponent-path.ts';
import { opponentsText } from './opponents.text.ts';

const ROW =
  'relative border-b border-line transition-colors duration-(--quick) last:border-0 hover:bg-hover @max-table:grid @max-table:grid-cols-[minmax(0,1fr)_auto] @max-table:gap-x-3 @max-table:gap-y-1.5 @max-table:px-4 @max-table:py-3 @table:h-13 @table:[&>td]:px-3';

const Row = ({ row }: { row: OpponentRow }) => {
  const format = useFormat();
  const { id } = useCurrentGuild();
  return (
    <tr className={ROW}>
      <td className="min-w-0 @max-table:col-start-1 @max-table:row-start-1">
        <Link
          to={opponentPath(id, row.opponent)}
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {row.opponent}
        </Link>
      </td>
      <td className="@max-table:col-span-2 @max-table:row-start-2">
        <span className="flex items-center gap-3">
          <RecordBar of={row} />
          <span className="w-16 shrink-0 text-right text-xs text-muted">
            <RecordNumbers of={row} />
          </span>
        </span>
      </td>
      <td className="text-right font-semibold @max-table:col-start-2 @max-table:row-start-1">
        {row.win_rate === null ? '—' : format.percent(row.win_rate)}
      </td>
      <td className="text-right text-muted @max-table:hidden">{format.number(row.damage)}</td>
      <td className="text-right text-muted @max-table:hidden">
        <time dateTime={row.last_at}>{format.date(row.last_at)}</time>
      </td>
    </tr>
  );
};

interface OpponentsTableProps {
  rows: readonly OpponentRow[];
  /** The rows belong to the previous request. */
  stale: boolean;
}

/** All opponents, with the record against each. */
export const OpponentsTable = ({ rows, stale }: OpponentsTableProps) => {
  const text = useText(opponentsText);
  const words = useText(captsText);
  return (
    <TableCard stale={stale}>
      <table aria-busy={stale} className="w-full table-fixed text-left @max-table:block">
        <thead className="border-b border-line text-xs text-muted @max-table:sr-only">
          <tr className="h-10 [&>th]:px-3 [&>th]:font-medium">
            <th>{words.opponent}</th>
            <th className="w-[34%]">
              {words.wins} – {words.losses}
            </th>
            <th className="w-28 text-right">{words.winRate}</th>
            <th className="w-28 text-right">{words.damage}</th>
            <th className="w-32 text-right">{text.last}</th>
          </tr>
        </thead>
        <tbody className="@max-table:block">
          {rows.map((row) => (
            <Row key={row.opponent} row={row} />
          ))}
        </tbody>
      </table>
    </TableCard>
  );
};
