import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import { recordWords } from '@famiglia/contract/capts/record-words';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { StatTile } from '../../../shared/ui/stat-tile.tsx';
import { captsText } from '../capts.text.ts';
import { overviewText } from './overview.text.ts';

/** The four main numbers of a period. */
export const FamilyTiles = ({ totals, attendance }: Pick<FamilyStatistics, 'totals' | 'attendance'>) => {
  const text = useText(overviewText);
  const words = useText(captsText);
  const format = useFormat();
  const language = useLanguage();
  const { wins, losses, draws, win_rate: rate, damage_per_capt: perCapt } = totals;
  return (
    <dl aria-label={text.numbers} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        label={text.played}
        value={format.number(totals.capts)}
        note={recordWords(language, totals)}
      />
      <StatTile
        label={words.winRate}
        value={rate === null ? '—' : format.percent(rate)}
        {...(rate === null ? {} : { share: rate })}
        note={rate === null ? text.notYet : text.ofDecided(format.number(wins + losses + draws))}
      />
      <StatTile
        label={text.perCapt}
        value={perCapt === null ? '—' : format.number(Math.round(perCapt))}
        note={perCapt === null ? text.notYet : text.inAll(format.number(totals.damage))}
      />
      <StatTile
        label={text.attendance}
        value={attendance.share === null ? '—' : format.percent(attendance.share)}
        {...(attendance.share === null ? {} : { share: attendance.share })}
        note={
          attendance.share === null
            ? text.notYet
            : text.came(format.number(attendance.came), format.number(attendance.signed_up))
        }
      />
    </dl>
  );
};
