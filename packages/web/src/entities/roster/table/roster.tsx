import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { RosterItem } from './roster-item.tsx';
import type { RosterRow } from './roster-row.ts';
import { rosterText } from './roster.text.ts';
import { useRowMotion } from './use-row-motion.ts';

interface RosterProps {
  rows: readonly RosterRow[];
  /** The parts of main in their order, if it has any. */
  squads?: readonly RosterSquad[];
  /** The squad that a dragged row would be dropped into. */
  over?: string | null;
  /** Every slot is taken. */
  full?: boolean;
  place?: (row: RosterRow) => ReactNode;
  end?: (row: RosterRow) => ReactNode;
  /** A row that is pressed tells more about its person. */
  onOpen?: (row: RosterRow) => void;
}

/** A named part of main, ready to show. */
interface RosterSquad {
  id: string;
  name: string;
  /** "3 / 5" */
  taken: string;
  /** The needed role and the leader. */
  note: string;
}

const NO_SQUADS: readonly RosterSquad[] = [];

/** The roster with animated rows: main above the line, reserve below, each row with its reason. */
export const Roster = ({
  rows,
  squads = NO_SQUADS,
  over = null,
  full = false,
  place,
  end,
  onOpen,
}: RosterProps) => {
  const text = useText(rosterText);
  const frame = useRef<HTMLDivElement>(null);
  useRowMotion(frame);
  const listed = (list: RosterRow['list'], squad?: string) =>
    rows
      .filter((row) => row.list === list && (squad === undefined || row.squad === squad))
      .map((row) => (
        <RosterItem
          key={row.id}
          row={row}
          place={place?.(row)}
          end={end?.(row)}
          {...(onOpen ? { onOpen: () => onOpen(row) } : {})}
        />
      ));
  const reserve = listed('reserve');
  return (
    <div ref={frame} className="@container relative">
      {squads.length === 0 ? (
        <ol aria-label={text.main} data-list="main">
          {listed('main')}
        </ol>
      ) : (
        squads.map((squad) => (
          <section
            key={squad.id}
            data-list="main"
            data-squad={squad.id}
            className={classes('border-b border-line', over === squad.id && 'bg-brass-wash')}
          >
            <h3 className="flex flex-wrap items-baseline gap-x-3 bg-raised px-4 py-2 font-medium">
              <span className="min-w-0 break-words">{squad.name}</span>
              <span className="text-muted">{squad.taken}</span>
              <span className="ml-auto text-xs font-normal text-muted">{squad.note}</span>
            </h3>
            <ol aria-label={squad.name}>{listed('main', squad.id)}</ol>
          </section>
        ))
      )}
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
