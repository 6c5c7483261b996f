import type { DiscordRole, Member } from '@famiglia/contract/guilds';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { classes } from '../../../lib/classes.ts';
import { useIsLit } from '../../../realtime/lit-rows.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { membersText } from '../members.text.ts';
import { TopRole } from './top-role.tsx';

/** A table row; on a phone the same cells fold into a card. */
export const MemberRow = ({ member, roles }: { member: Member; roles: readonly DiscordRole[] }) => {
  const text = useText(membersText);
  const format = useFormat();
  const lit = useIsLit(member.user_id);
  return (
    <tr
      className={classes(
        'border-b border-line transition-colors duration-(--quick) last:border-0 hover:bg-hover max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-3 max-md:py-2.5 md:h-13 md:[&>td]:px-3',
        lit && 'animate-glow',
      )}
    >
      <td className="max-md:col-start-1">
        <span className="flex items-center gap-3">
          <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <span className="truncate font-medium">{member.display_name}</span>
              {member.left_at ? <Badge>{text.left}</Badge> : null}
            </span>
            <span className="block truncate text-xs text-faint max-md:hidden">{member.username}</span>
          </span>
        </span>
      </td>
      <td className="max-md:col-start-1 max-md:row-start-2 max-md:pl-10">
        {member.ingame_nick ? (
          <span className="block truncate max-md:inline">{member.ingame_nick}</span>
        ) : (
          <span className="text-faint max-md:text-xs">{text.noNick}</span>
        )}
        {member.static_id ? (
          <span className="block text-xs text-faint max-md:ml-2 max-md:inline">#{member.static_id}</span>
        ) : null}
      </td>
      <td className="max-md:hidden">
        <TopRole member={member} roles={roles} />
      </td>
      <td className="text-right font-medium max-md:col-start-2 max-md:row-start-1 max-md:self-center">
        {format.number(member.reputation)}
      </td>
      <td className="whitespace-nowrap text-muted max-md:col-start-2 max-md:row-start-2 max-md:text-right max-md:text-xs">
        {member.last_active_at ? (
          <time dateTime={member.last_active_at} title={format.dateTime(member.last_active_at)}>
            {format.relative(member.last_active_at)}
          </time>
        ) : (
          <span className="text-faint">{text.never}</span>
        )}
      </td>
      <td className="whitespace-nowrap text-muted max-md:hidden">
        {member.joined_at ? format.date(member.joined_at) : '—'}
      </td>
    </tr>
  );
};
