import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { fragmentsText } from './fragments.text.ts';

const PLAYERS = [
  { nick: 'Aleksandr_Grom', damage: 8420, change: 0.18 },
  { nick: 'Vito_Rossi', damage: 7155, change: 0.04 },
  { nick: 'Lina_Moretti', damage: 6310, change: 0.11 },
  { nick: 'Timur_Bek', damage: 4980, change: -0.07 },
  { nick: 'Roman_Volkov', damage: 3745, change: 0.22 },
];
const TOTAL = 41_200;
const HIGHEST_DAMAGE = 8420;

/** A capt's damage table with its bars. */
export const DamageFragment = () => {
  const text = useText(fragmentsText);
  const format = useFormat();
  return (
    <div className="h-full rounded-md border border-line bg-surface px-2 pb-2 sm:px-4">
      <table className="w-full">
        <caption className="px-2 py-3 text-left font-medium">{text.damageTitle}</caption>
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="p-2 text-left font-normal">
              {text.player}
            </th>
            <th scope="col" className="p-2 text-right font-normal">
              {text.damage}
            </th>
            <th scope="col" className="hidden p-2 text-right font-normal sm:table-cell">
              {text.share}
            </th>
            <th scope="col" className="p-2 text-right font-normal">
              {text.average}
            </th>
          </tr>
        </thead>
        <tbody>
          {PLAYERS.map(({ nick, damage, change }, index) => (
            <tr key={nick} className="border-t border-line">
              <th scope="row" className="w-1/2 p-2 text-left font-medium">
                <span className="flex flex-wrap items-center gap-x-2">
                  {nick}
                  {index === 0 && <Badge tone="brass">MVP</Badge>}
                </span>
                <svg aria-hidden className="mt-1.5 block h-1.5 w-full rounded-full bg-hover">
                  <rect
                    width={`${(damage / HIGHEST_DAMAGE) * 100}%`}
                    height="6"
                    className={index === 0 ? 'fill-brass' : 'fill-info'}
                  />
                </svg>
              </th>
              <td className="p-2 text-right font-semibold">{format.number(damage)}</td>
              <td className="hidden p-2 text-right text-muted sm:table-cell">
                {format.percent(damage / TOTAL)}
              </td>
              <td className={`p-2 text-right ${change < 0 ? 'text-bad' : 'text-good'}`}>
                {change > 0 ? '+' : '−'}
                {format.percent(Math.abs(change))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
