import type { Leaderboard, LeaderboardRow as Row } from '@famiglia/contract/capts/capt-statistics';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { PlayerName } from '../components/player-name.tsx';
import { overviewText } from './overview.text.ts';

const ROW =
  'border-b border-line last:border-0 @max-table:grid @max-table:grid-cols-[1.75rem_minmax(0,1fr)_auto] @max-table:items-center @max-table:gap-x-3 @max-table:gap-y-0.5 @max-table:px-4 @max-table:py-2.5 @table:h-12 @table:[&>td]:px-2.5 @table:[&>td:first-child]:pl-4 @table:[&>td:last-child]:pr-4';

/** One player of a leaderboard. On a phone only the sorted value has its own column; the rest is one line. */
export const LeaderboardRow = ({ row, by }: { row: Row; by: Leaderboard }) => {
  const text = useText(overviewText);
  const format = useFormat();
  const reliability = row.reliability === null ? '—' : format.percent(row.reliability);
  const perCapt = format.number(Math.round(row.damage_per_capt));
  const cells: readonly [Leaderboard | null, string][] = [
    [null, format.number(row.capts)],
    ['damage', format.number(row.damage)],
    ['per_capt', perCapt],
    ['kills', format.number(row.kills)],
    [null, format.number(row.mvps)],
    ['reliability', reliability],
  ];
  return (
    <tr className={ROW}>
      <td
        className={classes(
          'text-right',
          row.rank !== null && row.rank <= 3 ? 'font-semibold text-brass' : 'text-faint',
        )}
        title={row.rank === null ? text.unranked : undefined}
      >
        {row.rank === null ? '—' : format.number(row.rank)}
      </td>
      <td className="min-w-0">
        <PlayerName
          userId={row.user_id}
          name={row.ingame_nick ?? row.display_name}
          alias={row.display_name}
          avatarUrl={row.avatar_url}
        />
      </td>
      <td className="col-span-2 col-start-2 text-xs text-muted @table:hidden">
        {text.count(row.capts)} · {text.perCaptShort} {perCapt}
        {row.mvps > 0 ? ` · ${text.mvps} ${format.number(row.mvps)}` : null}
      </td>
      {cells.map(([board, value], index) => (
        <td
          key={board ?? index}
          className={classes(
            'text-right',
            board === by
              ? 'font-semibold @max-table:col-start-3 @max-table:row-start-1'
              : 'text-muted @max-table:hidden',
          )}
        >
          {value}
        </td>
      ))}
    </tr>
  );
};
