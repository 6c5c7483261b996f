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
  /** Who stands below the line: "reputation under 245". */
  border?: string | null;
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
  /** Who stands below its line. */
  border?: string | null;
}

const NO_SQUADS: readonly RosterSquad[] = [];

/** The rows under their headings, in their order. */
const groupsOf = (rows: readonly RosterRow[]): { name: string | undefined; rows: RosterRow[] }[] => {
  const groups: { name: string | undefined; rows: RosterRow[] }[] = [];
  for (const row of rows) {
    const current = groups.at(-1);
    if (current === undefined || current.name !== row.group) groups.push({ name: row.group, rows: [row] });
    else current.rows.push(row);
  }
  return groups;
};

/** The roster with animated rows: main above the line that says who stands below it, and the reserve. */
export const Roster = ({
  rows,
  squads = NO_SQUADS,
  over = null,
  border = null,
  place,
  end,
  onOpen,
}: RosterProps) => {
  const text = useText(rosterText);
  const frame = useRef<HTMLDivElement>(null);
  useRowMotion(frame);
  const item = (row: RosterRow) => (
    <RosterItem
      key={row.id}
      row={row}
      place={place?.(row)}
      end={end?.(row)}
      {...(onOpen ? { onOpen: () => onOpen(row) } : {})}
    />
  );
  const listed = (list: RosterRow['list'], squad?: string) => {
    const shown = rows.filter((row) => row.list === list && (squad === undefined || row.squad === squad));
    return groupsOf(shown).map(({ name, rows: together }) =>
      name === undefined ? (
        together.map(item)
      ) : (
        <li key={name}>
          <h3 className="border-b border-line bg-raised px-4 py-1.5 text-xs font-medium text-muted">
            {name}
          </h3>
          <ol aria-label={name}>{together.map(item)}</ol>
        </li>
      ),
    );
  };
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
            {squad.border ? (
              <p className="px-4 py-1.5 text-xs font-medium text-pretty text-brass">
                {text.belowAre(squad.border)}
              </p>
            ) : null}
          </section>
        ))
      )}
      {reserve.length > 0 && (
        <>
          <p className="flex min-h-8 items-center gap-3 px-4 py-1.5 text-xs font-medium text-pretty text-brass after:h-0.5 after:min-w-4 after:flex-1 after:bg-linear-to-r after:from-brass after:to-brass-wash">
            {border ? text.belowAre(border) : text.below}
          </p>
          <ol aria-label={text.reserve} data-list="reserve">
            {reserve}
          </ol>
        </>
      )}
    </div>
  );
};
