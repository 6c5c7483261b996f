import type { DiscordRole, Member } from '@famiglia/contract/guilds/guilds';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useIsHighlighted } from '../../../shared/realtime/highlighted-rows.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { RoleDot } from '../../../shared/ui/role-dot.tsx';
import { membersText } from '../members.text.ts';
import { SelectBox } from '../../../shared/ui/select-box.tsx';

interface MemberRowProps {
  member: Member;
  roles: readonly DiscordRole[];
  /** Row number in the whole list, from 1, with the heading as the first. */
  index: number;
  /** Left out for people who have no bulk actions. */
  select?: { checked: boolean; onChange: (checked: boolean, range: boolean) => void };
}

/** A table row that opens the profile; on a phone the cells become a card. */
export const MemberRow = ({ member, roles, index, select }: MemberRowProps) => {
  const text = useText(membersText);
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const lit = useIsHighlighted(member.user_id);
  return (
    <tr
      aria-rowindex={index}
      className={classes(
        'relative h-13 border-b border-line transition-colors duration-(--quick) last:border-0 hover:bg-hover @max-table:grid @max-table:h-17 @max-table:content-center @max-table:pr-3 @table:[&>td]:px-3',
        select
          ? '@max-table:grid-cols-[40px_minmax(0,1fr)_auto_auto]'
          : '@max-table:grid-cols-[12px_minmax(0,1fr)_auto_auto]',
        select?.checked && 'bg-brass-wash',
        lit && 'animate-glow',
      )}
    >
      {select ? (
        <td className="@max-table:row-span-2 @max-table:self-center @table:px-0!">
          <SelectBox label={text.select(member.display_name)} {...select} />
        </td>
      ) : null}
      <td className="@max-table:col-span-2 @max-table:col-start-2 @max-table:pr-3">
        <span className="flex items-center gap-3">
          <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <Link
                to={`/guild/${guildId}/users/${member.user_id}`}
                title={member.display_name}
                className="truncate font-medium after:absolute after:inset-0"
              >
                {member.display_name}
              </Link>
              {member.left_at ? <Badge>{text.left}</Badge> : null}
            </span>
            <span title={member.username} className="block truncate text-xs text-faint @max-table:hidden">
              {member.username}
            </span>
          </span>
        </span>
      </td>
      <td className="@max-table:col-start-2 @max-table:row-start-2 @max-table:flex @max-table:min-w-0 @max-table:gap-2 @max-table:pr-3 @max-table:pl-10 @max-table:text-xs">
        {member.ingame_nick ? (
          <span title={member.ingame_nick} className="block min-w-0 truncate">
            {member.ingame_nick}
          </span>
        ) : (
          <span className="text-faint">{text.noNick}</span>
        )}
        {member.static_id ? (
          <span className="block shrink-0 text-xs text-faint">#{member.static_id}</span>
        ) : null}
      </td>
      <td className="@max-table:hidden">
        <TopRole member={member} roles={roles} />
      </td>
      <td className="text-right font-medium @max-table:col-start-4 @max-table:row-start-1 @max-table:self-center">
        {format.number(member.reputation)}
      </td>
      <td className="whitespace-nowrap text-muted @max-table:col-span-2 @max-table:col-start-3 @max-table:row-start-2 @max-table:text-right @max-table:text-xs">
        {member.last_active_at ? (
          <time dateTime={member.last_active_at} title={format.dateTime(member.last_active_at)}>
            {format.relative(member.last_active_at)}
          </time>
        ) : (
          <span className="text-faint">{text.never}</span>
        )}
      </td>
      <td className="whitespace-nowrap text-muted @max-table:hidden">
        {member.joined_at ? format.date(member.joined_at) : '—'}
      </td>
    </tr>
  );
};

/** The member's highest role in Discord's order, and how many more there are. */
const TopRole = ({ member, roles }: { member: Member; roles: readonly DiscordRole[] }) => {
  const own = roles.filter((role) => member.role_ids.includes(role.id));
  const [top, ...others] = own;
  if (!top) return <span className="text-faint">—</span>;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <RoleDot colour={top.color} />
      <span title={top.name} className="truncate">
        {top.name}
      </span>
      {others.length > 0 ? (
        <span className="shrink-0 text-xs text-faint" title={others.map((role) => role.name).join(', ')}>
          +{others.length}
        </span>
      ) : null}
    </span>
  );
};
