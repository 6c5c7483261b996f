import type { CaptPlayerStats } from '@famiglia/contract/capts/capt-statistics';
import { tellsDeaths } from '@famiglia/contract/capts/tells-deaths';
import { Crown } from '../../../shared/ui/icons.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { FillBar } from '../../../shared/ui/fill-bar.tsx';
import { PlayerName } from '../components/player-name.tsx';
import { captText } from '../page/capt.text.ts';

interface DamageRowProps {
  player: CaptPlayerStats;
  isMvp: boolean;
  /** The largest share of the side, whose bar is full. */
  most: number;
  /** The rows come from several sources. */
  showsSource: boolean;
}

const ROW =
  'border-b border-line last:border-0 @max-table:grid @max-table:grid-cols-[1.5rem_minmax(0,1fr)_auto] @max-table:items-center @max-table:gap-x-3 @max-table:gap-y-1.5 @max-table:px-4 @max-table:py-2.5 @table:h-12 @table:[&>td]:px-2.5 @table:[&>td:first-child]:pl-4 @table:[&>td:last-child]:pr-4';

/** One player of a capt; on a phone the cells become a card. */
export const DamageRow = ({ player, isMvp, most, showsSource }: DamageRowProps) => {
  const text = useText(captText);
  const format = useFormat();
  const number = (value: number | null) => (value === null ? '—' : format.number(Math.round(value)));
  const percent = (value: number | null) => (value === null ? '—' : format.percent(value / 100));
  const kd = `${format.number(player.kills)} / ${tellsDeaths([player]) ? format.number(player.deaths) : '—'}`;
  return (
    <tr className={classes(ROW, isMvp && 'bg-brass-wash')}>
      <td className={classes('text-right', isMvp ? 'font-semibold text-brass' : 'text-faint')}>
        {format.number(player.rank)}
      </td>
      <td className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          <PlayerName
            userId={player.user_id}
            name={player.nick}
            alias={player.user_id === null ? null : player.display_name}
            avatarUrl={player.avatar_url}
          />
          {showsSource && player.source !== null ? (
            <span className="shrink-0 text-xs text-faint @max-table:hidden">
              {text.sources[player.source]}
            </span>
          ) : null}
          {isMvp ? (
            <Badge tone="brass">
              <Crown aria-hidden className="size-3" />
              {text.mvp}
            </Badge>
          ) : null}
        </span>
      </td>
      <td className="text-right font-semibold">{format.number(player.damage)}</td>
      <td className="@max-table:col-span-2 @max-table:col-start-2">
        <span className="mb-1 block text-xs text-muted @max-table:hidden">
          {format.percent(player.share)}
        </span>
        <FillBar share={most > 0 ? player.share / most : 0} />
      </td>
      <td className="col-span-2 col-start-2 text-xs text-pretty text-muted @table:hidden">
        {format.percent(player.share)} · {text.kd} {kd}
        {player.average === null ? null : (
          <>
            {` · ${text.againstShort} `}
            <ToAverage player={player} />
          </>
        )}
        {player.form_5 === null ? null : ` · ${text.form5}: ${number(player.form_5)}`}
        {showsSource && player.source !== null ? ` · ${text.sources[player.source]}` : null}
      </td>
      <td className="text-right whitespace-nowrap @max-table:hidden">{kd}</td>
      <td className="text-right text-muted @max-wide-table:hidden">{percent(player.hit_percent)}</td>
      <td className="text-right text-muted @max-wide-table:hidden">{percent(player.headshot_percent)}</td>
      <td className="text-right @max-table:hidden">
        <ToAverage player={player} />
      </td>
      <td className="text-right text-muted @max-table:hidden">{number(player.form_5)}</td>
      <td className="text-right text-muted @max-wide-table:hidden">{number(player.form_10)}</td>
    </tr>
  );
};

/** "+12 %", green above the player's average and red below it. */
const ToAverage = ({ player }: { player: CaptPlayerStats }) => {
  const format = useFormat();
  const change = againstAverage(player);
  if (change === null) return <span className="text-faint">—</span>;
  return <span className={change < 0 ? 'text-bad' : 'text-good'}>{format.percentDelta(change)}</span>;
};

/** The deviation from the player's average, as a fraction; null if there is no average yet. */
const againstAverage = ({ damage, average }: Pick<CaptPlayerStats, 'damage' | 'average'>): number | null =>
  average === null || average === 0 ? null : damage / average - 1;
