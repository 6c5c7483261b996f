import { useText } from '../../../../shared/language/use-text.ts';
import { classes } from '../../../../shared/lib/classes.ts';
import { GRID_COLUMNS } from './damage-row.ts';
import { gridText } from './grid.text.ts';

const WIDTHS = {
  nick: '',
  damage: 'w-18 lg:w-28',
  kills: 'w-14 lg:w-24',
  deaths: 'w-14 lg:w-24',
  hit_percent: 'w-16 lg:w-28',
  headshot_percent: 'w-16 lg:w-28',
} as const;

/** The sticky heading of the grid. */
export const GridHead = () => {
  const text = useText(gridText);
  return (
    <thead className="sticky top-(--stick) z-3 bg-surface text-xs text-muted">
      <tr aria-rowindex={1} className="h-10">
        <th scope="col" className="w-9 border-b border-line lg:w-11">
          <span className="sr-only">{text.number}</span>
        </th>
        {GRID_COLUMNS.map((column, index) => (
          <th
            key={column}

            scope="col"
            aria-colindex={index + 2}
            className={classes(
              'border-b border-line px-2 font-medium lg:px-2.5',
              column === 'nick' ? 'text-left' : 'text-right',
              WIDTHS[column],
            )}
          >
            <span className="lg:hidden" title={text.columns[column]}>
              {text.shortColumns[column]}
            </span>
            <span className="max-lg:hidden">{text.columns[column]}</span>
          </th>
        ))}
        <th scope="col" className="w-11 border-b border-line lg:w-12">
          <span className="sr-only">{text.remove}</span>
        </th>
      </tr>
    </thead>
  );
};
