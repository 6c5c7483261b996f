import type { Leaderboard, LeaderboardRow as Row } from '@famiglia/contract/capts/capt-statistics';
import { Trophy } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { captsText } from '../capts.text.ts';
import { LeaderboardRow } from './leaderboard-row.tsx';
import { overviewText } from './overview.text.ts';

interface LeaderboardTableProps {
  rows: readonly Row[];
  by: Leaderboard;
  /** The rows belong to the previous request. */
  stale?: boolean;
}

/** Players in the order of the leaderboard. */
export const LeaderboardTable = ({ rows, by, stale = false }: LeaderboardTableProps) => {
  const text = useText(overviewText);
  const words = useText(captsText);
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Trophy aria-hidden />} title={text.nobody}>
        {text.nobodyBody}
      </EmptyState>
    );
  }
  const columns: readonly [Leaderboard | null, string, width: string][] = [
    [null, words.capts, 'w-20'],
    ['damage', words.damage, 'w-28'],
    ['per_capt', text.perCaptShort, 'w-24'],
    ['kills', words.kills, 'w-20'],
    [null, text.mvps, 'w-16'],
    ['reliability', text.reliability, 'w-24'],
  ];
  return (
    <table
      aria-busy={stale}
      className={classes(
        'w-full table-fixed text-left transition-opacity duration-(--calm) @max-table:block',
        stale && 'opacity-60',
      )}
    >
      <thead className="border-b border-line text-xs text-muted @max-table:sr-only">
        <tr className="h-10 [&>th]:px-2.5 [&>th]:font-medium">
          <th className="w-13">
            <span className="sr-only">{words.place}</span>
          </th>
          <th>{words.player}</th>
          {columns.map(([board, name, width], index) => (
            <th
              key={name}
              aria-sort={board === by ? 'descending' : undefined}
              className={classes(
                'text-right',
                width,
                board === by && 'text-text',
                index === columns.length - 1 && 'pr-4!',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-table:block">
        {rows.map((row) => (
          <LeaderboardRow key={row.user_id} row={row} by={by} />
        ))}
      </tbody>
    </table>
  );
};
