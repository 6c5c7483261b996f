import type { Capt } from '@famiglia/contract/capts';
import { useText } from '../../../language/use-text.ts';
import { classes } from '../../../lib/classes.ts';
import { Card } from '../../../ui/card.tsx';
import { captsText } from '../capts.text.ts';
import { CaptRow } from './capt-row.tsx';

interface CaptsTableProps {
  capts: readonly Capt[];
  /** The rows are of the previous question; the answer to the present one is on its way. */
  stale?: boolean;
}

export const CaptsTable = ({ capts, stale = false }: CaptsTableProps) => {
  const text = useText(captsText);
  return (
    <Card className={classes('overflow-hidden transition-opacity duration-(--calm)', stale && 'opacity-60')}>
      <table aria-busy={stale} className="w-full table-fixed text-left max-md:block">
        <thead className="border-b border-line text-xs text-muted max-md:sr-only">
          <tr className="h-10 [&>th]:px-3 [&>th]:font-medium">
            <th>{text.opponent}</th>
            <th className="w-[34%]">{text.when}</th>
            <th className="w-42">{text.outcome}</th>
            <th className="w-26">{text.roster}</th>
            <th className="w-22 text-right">{text.damage}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {capts.map((capt) => (
            <CaptRow key={capt.id} capt={capt} />
          ))}
        </tbody>
      </table>
    </Card>
  );
};
