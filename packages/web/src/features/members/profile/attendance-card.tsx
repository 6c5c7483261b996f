import type { Attendance } from '@famiglia/contract/members/members';
import { CalendarDays, Swords } from '../../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { profileText } from './profile.text.ts';

const PLACES = {
  event: { icon: CalendarDays, path: 'events', permission: 'events.view' },
  capt: { icon: Swords, path: 'capts', permission: 'capts.view' },
} as const;

const TONES = { attended: 'good', absent: 'bad', excused: 'neutral' } as const;

const AttendanceRow = ({ row }: { row: Attendance }) => {
  const text = useText(profileText);
  const format = useFormat();
  const guild = useCurrentGuild();
  const { icon: Icon, path, permission } = PLACES[row.kind];
  return (
    <li className="relative flex items-center gap-3 border-b border-line px-4 py-2.5 transition-colors duration-(--quick) last:border-0 has-[a]:hover:bg-hover">
      <Icon aria-hidden className="size-4 shrink-0 stroke-[1.75] text-faint" />
      <div className="min-w-0 flex-1">
        <p title={row.title} className="truncate font-medium">
          {may(guild.access.permissions, permission) ? (
            <Link to={`/guild/${guild.id}/${path}/${row.id}`} className="after:absolute after:inset-0">
              {row.title}
            </Link>
          ) : (
            row.title
          )}
        </p>
        <p className="text-xs text-muted">
          <time dateTime={row.starts_at} title={format.dateTime(row.starts_at)}>
            {format.date(row.starts_at)}
          </time>
          <span aria-hidden> · </span>
          {text.lists[row.list]}
          {row.list === 'main' || row.list === 'reserve' ? ` ${row.position}` : null}
        </p>
      </div>
      {row.attendance === null ? null : (
        <Badge tone={TONES[row.attendance]}>{text.attendances[row.attendance]}</Badge>
      )}
    </li>
  );
};

interface AttendanceCardProps {
  rows: readonly Attendance[];
  /** How to load earlier ones; null if these are all. */
  more: { load: () => void; loading: boolean } | null;
}

/** Events and capts with the member's place. */
export const AttendanceCard = ({ rows, more }: AttendanceCardProps) => {
  const text = useText(profileText);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.attendance}</h2>
      <ol>
        {rows.map((row) => (
          <AttendanceRow key={row.id} row={row} />
        ))}
      </ol>
      {more === null ? null : (
        <div className="border-t border-line p-2">
          <Button variant="ghost" className="w-full" loading={more.loading} onClick={more.load}>
            {text.more}
          </Button>
        </div>
      )}
    </Card>
  );
};
