import { useText } from '../../language/use-text.ts';
import { classes } from '../../lib/classes.ts';
import type { RosterRow } from '../../roster/roster-row.ts';
import { liveRosterText } from './live-roster.text.ts';

interface DropBarProps {
  /** The list that the row may be carried into. */
  list: RosterRow['list'];
  over: boolean;
}

/** Stands at the edge of the screen while a row is carried: the other list may be far away or still empty. */
export const DropBar = ({ list, over }: DropBarProps) => {
  const text = useText(liveRosterText);
  return (
    <p
      data-list={list}
      className={classes(
        'sticky z-2 mx-2 grid h-14 place-items-center rounded-sm border border-dashed px-3 text-center font-medium',
        list === 'main'
          ? 'top-16 -mb-14 translate-y-2 md:top-2'
          : 'bottom-18 -mt-14 -translate-y-2 md:bottom-2',
        over ? 'border-brass bg-brass text-brass-ink' : 'border-brass bg-surface text-brass',
      )}
    >
      {list === 'main' ? text.dropMain : text.dropReserve}
    </p>
  );
};
