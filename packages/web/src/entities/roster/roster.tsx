import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { RosterItem } from './roster-item.tsx';
import type { RosterRow } from './roster-row.ts';
import { rosterText } from './roster.text.ts';
import { useRowMotion } from './use-row-motion.ts';

interface RosterProps {
  rows: readonly RosterRow[];
  /** Every slot is taken. */
  full?: boolean;
  place?: (row: RosterRow) => ReactNode;
  end?: (row: RosterRow) => ReactNode;
}

/** The roster with animated rows: main above the line, reserve below, each row with its reason. */
export const Roster = ({ rows, full = false, place, end }: RosterProps) => {
  const text = useText(rosterText);
  const frame = useRef<HTMLDivElement>(null);
  useRowMotion(frame);
  const listed = (list: RosterRow['list']) =>
    rows
      .filter((row) => row.list === list)
      .map((row) => <RosterItem key={row.id} row={row} place={place?.(row)} end={end?.(row)} />);
  const reserve = listed('reserve');
  return (
    <div ref={frame} className="@container relative">
      <ol aria-label={text.main} data-list="main">
        {listed('main')}
      </ol>
      {reserve.length > 0 && (
        <>
          <p className="flex h-8 items-center gap-3 px-4 text-xs font-medium text-brass after:h-0.5 after:flex-1 after:bg-linear-to-r after:from-brass after:to-brass-wash">
            {full ? text.full : text.below}
          </p>
          <ol aria-label={text.reserve} data-list="reserve">
            {reserve}
          </ol>
        </>
      )}
    </div>
  );
};
