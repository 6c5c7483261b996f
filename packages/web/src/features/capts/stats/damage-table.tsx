import { tellsDeaths } from '@famiglia/contract/capts/tells-deaths';
import type { CaptPlayerStats, CaptStats } from '@famiglia/contract/capts/capt-statistics';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { captsText } from '../capts.text.ts';
import { captText } from '../page/capt.text.ts';
import { DamageRow } from './damage-row.tsx';

interface DamageTableProps {
  caption: string;
  players: readonly CaptPlayerStats[];
  totals: CaptStats['totals'];
  mvp: CaptPlayerStats | null;
}

/** One side of a capt, sorted by damage, with totals. */
export const DamageTable = ({ caption, players, totals, mvp }: DamageTableProps) => {
  const text = useText(captText);
  const words = useText(captsText);
  const format = useFormat();
  const sources = new Set(players.map(({ source }) => source));
  // What all rows share is said once, above them.
  const [common = null] = sources.size === 1 ? sources : [];
  const most = Math.max(0, ...players.map(({ share }) => share));
  const columns: readonly [name: string, look: string, meaning?: string][] = [
    [words.damage, 'w-21 text-right'],
    [text.share, 'w-24'],
    [text.kd, 'w-18 text-right'],
    [text.hit, 'w-22 text-right @max-wide-table:hidden'],
    [text.headshot, 'w-20 text-right @max-wide-table:hidden'],
    [text.against, 'w-21 text-right'],
    [text.form5, 'w-18 text-right', text.formHint(5)],
    [text.form10, 'w-23 pr-4! text-right @max-wide-table:hidden', text.formHint(10)],
  ];
  return (
    <table className="w-full table-fixed text-left @max-table:block">
      <caption className="border-b border-line bg-raised px-4 py-1.5 text-left text-xs text-muted @max-table:flow-root">
        {caption}
        {common === null ? null : <span className="text-faint"> · {text.from(text.sources[common])}</span>}
        <span className="float-right">
          {text.total}: {format.number(totals.damage)} · {text.kd} {format.number(totals.kills)} /{' '}
          {tellsDeaths(players) ? format.number(totals.deaths) : '—'}
        </span>
      </caption>
      <thead className="border-b border-line text-xs text-muted @max-table:sr-only">
        <tr className="h-10 align-middle [&>th]:px-2.5 [&>th]:leading-tight [&>th]:font-medium">
          <th className="w-11 pl-4!">
            <span className="sr-only">{words.place}</span>
          </th>
          <th>{words.player}</th>
          {columns.map(([name, look, meaning]) => (
            <th key={name} className={look} title={meaning}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-table:block">
        {players.map((player) => (
          <DamageRow
            key={player.user_id ?? player.nick}
            player={player}
            isMvp={mvp !== null && mvp.side === player.side && mvp.nick === player.nick}
            most={most}
            showsSource={sources.size > 1}
          />
        ))}
      </tbody>
    </table>
  );
};
