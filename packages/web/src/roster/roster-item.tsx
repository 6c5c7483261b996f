import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { Avatar } from '../ui/avatar.tsx';
import type { RosterRow } from './roster-row.ts';

const ROW =
  'relative grid min-h-[60px] grid-cols-[24px_28px_1fr_auto] items-center gap-x-3 border-b border-line px-4 py-1 last:border-b-0 sm:min-h-[46px]';

/** A row of the roster. `end` is room for what the page can do with this person. */
export const RosterItem = ({ row, end }: { row: RosterRow; end?: ReactNode }) => (
  <li
    data-row={row.id}
    className={classes(ROW, row.fresh && 'bg-linear-to-r from-brass-wash to-transparent to-70%')}
  >
    <span className={classes('text-right font-medium', row.fresh ? 'text-brass' : 'text-faint')}>
      {row.position}
    </span>
    <Avatar id={row.id} name={row.name} src={row.avatarUrl ?? null} />
    <span className="min-w-0">
      <span className={classes('block font-medium break-words', row.list === 'reserve' && 'text-muted')}>
        {row.name}
      </span>
      <span className="block text-xs text-muted">{row.reason}</span>
    </span>
    <span
      className={classes('flex items-center gap-2 font-semibold', row.list === 'reserve' && 'text-muted')}
    >
      {row.value}
      {end}
    </span>
  </li>
);
