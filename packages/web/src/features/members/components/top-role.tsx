import type { DiscordRole, Member } from '@famiglia/contract/guilds';
import { RoleDot } from '../../../ui/role-dot.tsx';

/** The member's highest role, as Discord orders them, and how many more there are. */
export const TopRole = ({ member, roles }: { member: Member; roles: readonly DiscordRole[] }) => {
  const own = roles.filter((role) => member.role_ids.includes(role.id));
  const [top, ...others] = own;
  if (!top) return <span className="text-faint">—</span>;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <RoleDot colour={top.color} />
      <span className="truncate">{top.name}</span>
      {others.length > 0 ? (
        <span className="shrink-0 text-xs text-faint" title={others.map((role) => role.name).join(', ')}>
          +{others.length}
        </span>
      ) : null}
    </span>
  );
};
