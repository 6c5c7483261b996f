import { useFormat } from '../../../../language/use-format.ts';
import { useText } from '../../../../language/use-text.ts';
import type { DamageRow } from './damage-row.ts';
import { gridText } from './grid.text.ts';
import { SUMMED, sumRows } from './sum-rows.ts';

export const TotalsRow = ({ rows }: { rows: readonly DamageRow[] }) => {
  const text = useText(gridText);
  const format = useFormat();
  const sums = sumRows(rows);
  return (
    <tfoot className="bg-raised font-semibold">
      <tr aria-rowindex={rows.length + 3} className="h-11">
        <td colSpan={2} className="pr-2.5 pl-13.5">
          {text.totals(sums.players)}
        </td>
        {SUMMED.map((column) => (
          <td key={column} className="px-2.5 text-right">
            {format.number(sums[column])}
          </td>
        ))}
        <td aria-hidden colSpan={3} />
      </tr>
    </tfoot>
  );
};
