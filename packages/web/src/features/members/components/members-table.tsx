import type { DiscordRole, Member } from '@famiglia/contract/guilds';
import { useText } from '../../../language/use-text.ts';
import { classes } from '../../../lib/classes.ts';
import { Card } from '../../../ui/card.tsx';
import { membersText } from '../members.text.ts';
import { MemberRow } from './member-row.tsx';

interface MembersTableProps {
  members: readonly Member[];
  roles: readonly DiscordRole[];
  /** The rows are of the previous question; the answer to the present one is on its way. */
  stale: boolean;
}

export const MembersTable = ({ members, roles, stale }: MembersTableProps) => {
  const text = useText(membersText);
  return (
    <Card className={classes('overflow-hidden transition-opacity duration-(--calm)', stale && 'opacity-60')}>
      <table aria-busy={stale} className="w-full table-fixed text-left max-md:block">
        <thead className="border-b border-line text-xs text-muted max-md:sr-only">
          <tr className="h-10 [&>th]:px-3 [&>th]:font-medium">
            <th className="w-[26%]">{text.member}</th>
            <th className="w-[18%]">{text.ingame}</th>
            <th>{text.role}</th>
            <th className="w-28 text-right">{text.reputation}</th>
            <th className="w-36">{text.lastActive}</th>
            <th className="w-32">{text.joined}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {members.map((member) => (
            <MemberRow key={member.user_id} member={member} roles={roles} />
          ))}
        </tbody>
      </table>
    </Card>
  );
};
