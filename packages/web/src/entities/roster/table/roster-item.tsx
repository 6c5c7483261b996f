import { Clock, Moon, Pin } from '../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { classes } from '../../../shared/lib/classes.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import type { RosterRow } from './roster-row.ts';

const ROW =
  'group/row relative grid min-h-[60px] grid-cols-[24px_28px_1fr_auto] items-center gap-x-3 border-b border-line px-4 py-1 last:border-b-0 sm:min-h-[46px]';

interface RosterItemProps {
  row: RosterRow;
  /** Replaces the number if the page lets a person be moved. */
  place?: ReactNode;
  /** Room for the actions of the page. */
  end?: ReactNode;
  onOpen?: () => void;
}

/** A row of the roster. The reason is beside the name if there is room, otherwise below it. */
export const RosterItem = ({ row, place, end, onOpen }: RosterItemProps) => (
  <li
    data-row={row.id}
    className={classes(
      ROW,
      row.fresh && 'bg-linear-to-r from-brass-wash to-transparent to-70%',
      row.list === 'reserve' && 'text-muted',
      onOpen !== undefined && 'hover:bg-hover',
    )}
  >
    {place ? (
      <span className="relative z-1">{place}</span>
    ) : (
      <span className={classes('text-right font-medium', row.fresh ? 'text-brass' : 'text-faint')}>
        {row.position}
      </span>
    )}
    <Avatar id={row.id} name={row.name} src={row.avatarUrl ?? null} />
    <span className="min-w-0 @xl:grid @xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @xl:items-center @xl:gap-x-4">
      <span className="block min-w-0">
        {onOpen ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="text-left font-medium break-words after:absolute after:inset-0"
          >
            {row.name}
          </button>
        ) : (
          <span className="font-medium break-words">{row.name}</span>
        )}
        {row.away ? (
          <span title={row.away} className="ml-1.5 text-muted">
            <Moon aria-hidden className="inline size-3.5 -translate-y-px" />
            <span className="sr-only">{row.away}</span>
          </span>
        ) : null}
        {row.late ? (
          <span title={row.late} className="ml-1.5 text-muted">
            <Clock aria-hidden className="inline size-3.5 -translate-y-px" />
            <span className="sr-only">{row.late}</span>
          </span>
        ) : null}
        {row.alias ? (
          <span className="block truncate text-xs text-faint @max-xl:hidden">{row.alias}</span>
        ) : null}
      </span>
      <span className="block text-xs text-pretty text-muted">
        {row.pinned ? <Pin aria-hidden className="mr-1 inline size-3 -translate-y-px text-brass" /> : null}
        {row.reason}
      </span>
    </span>
    <span className="flex items-center gap-2 font-semibold">
      <span className="min-w-9 text-right">{row.value}</span>
      {end ? <span className="relative z-1">{end}</span> : null}
    </span>
  </li>
);
