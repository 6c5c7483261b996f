import { hexOf } from '@famiglia/contract/events/event-look';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useIsHighlighted } from '../../../shared/realtime/highlighted-rows.ts';
import { Countdown } from '../countdown.tsx';
import type { SignUp } from '../sign-up.ts';

const ROW =
  'relative border-b border-line transition-colors duration-(--quick) last:border-0 hover:bg-hover @max-table:grid @max-table:grid-cols-[minmax(0,1fr)_auto] @max-table:gap-x-3 @max-table:gap-y-1 @max-table:px-3 @max-table:py-3 @table:h-14 @table:[&>td]:px-3';

interface SignUpRowProps {
  of: Pick<SignUp, 'id' | 'status' | 'starts_at'>;
  /** The path under the guild's path. */
  path: string;
  name: string;
  /** The accent, as Discord counts colours; null for none. */
  color?: number | null;
  /** One line under the name. */
  note?: ReactNode;
  /** The cells after the name and the time. */
  children: ReactNode;
}

/** A table row that opens the event or capt; on a phone the cells become a card. */
export const SignUpRow = ({ of, path, name, color = null, note, children }: SignUpRowProps) => {
  const format = useFormat();
  const guild = useCurrentGuild();
  const lit = useIsHighlighted(of.id);
  const starts = format.momentParts(of.starts_at, guild.time_zone);
  const isOpen = of.status === 'open';
  return (
    <tr className={classes(ROW, lit && 'animate-glow')}>
      <td className="@max-table:col-start-1">
        {color === null ? null : (
          <span
            aria-hidden
            className="absolute inset-y-2 left-0 w-1 rounded-full"
            style={{ background: hexOf(color) }}
          />
        )}
        <Link
          to={`/guild/${guild.id}/${path}/${of.id}`}
          className={classes(
            'font-medium wrap-anywhere after:absolute after:inset-0',
            of.status === 'cancelled' && 'text-muted line-through',
          )}
        >
          {name}
        </Link>
        {note ? <span className="block text-xs text-muted">{note}</span> : null}
      </td>
      <td className="@max-table:col-span-2 @max-table:row-start-2 @max-table:text-xs">
        <time dateTime={of.starts_at} className="block text-pretty">
          {starts.guild}
          {starts.reader ? <span className="@table:hidden"> ({starts.reader})</span> : null}
        </time>
        <span className="text-xs text-faint @max-table:hidden">
          {starts.reader}
          {starts.reader && isOpen ? ' · ' : null}
          {isOpen ? <Countdown to={of.starts_at} /> : null}
        </span>
      </td>
      {children}
    </tr>
  );
};
