import { useEffect, useRef } from 'react';
import { useFormat } from '../../../../shared/language/use-format.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { useVisibleRows } from '../../../../shared/lib/use-visible-rows.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import type { DamageView } from '../grid/damage-view.ts';
import { gridText } from '../grid/grid.text.ts';
import { SUMMED, sumRows } from '../grid/sum-rows.ts';
import { RowCard } from './row-card.tsx';

/** `h-68`. */
const CARD_HEIGHTS = { wide: 272, narrow: 272 };

/** The damage sheet on a phone. */
export const DamageCards = ({ view }: { view: DamageView }) => {
  const text = useText(gridText);
  const format = useFormat();
  const rows = view.grid.sheets[view.grid.side];
  const {
    body,
    rows: visible,
    before,
    after,
    show,
  } = useVisibleRows<HTMLUListElement>(rows.length + 1, CARD_HEIGHTS);
  const { cursor } = view.grid;
  const seen = useRef(cursor);
  useEffect(() => {
    if (seen.current === cursor) return;
    seen.current = cursor;
    // A card with the focus inside is already visible.
    if (!body.current?.contains(document.activeElement)) show(cursor.row);
  }, [body, cursor, show]);
  const sums = sumRows(rows);
  return (
    <Card>
      <ul ref={body} aria-label={text.grid} style={{ paddingTop: before, paddingBottom: after }}>
        {visible.map((index) => (
          <RowCard key={rows[index]?.id ?? 'new'} view={view} index={index} row={rows[index]} />
        ))}
      </ul>
      <dl className="grid grid-cols-3 gap-2 bg-raised px-4 py-3">
        {SUMMED.map((column) => (
          <div key={column}>
            <dt className="text-xs text-muted">{text.columns[column]}</dt>
            <dd className="font-semibold">{format.number(sums[column])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
