import type { DiscordRole, Member } from '@famiglia/contract/guilds';

/** Discord's 0 means "no colour". */
const cssColour = (colour: number): string =>
  colour === 0 ? 'var(--line-strong)' : `#${colour.toString(16).padStart(6, '0')}`;

/** The member's highest role, as Discord orders them, and how many more there are. */
export const TopRole = ({ member, roles }: { member: Member; roles: readonly DiscordRole[] }) => {
  const own = roles.filter((role) => member.role_ids.includes(role.id));
  const [top, ...others] = own;
  if (!top) return <span className="text-faint">—</span>;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        aria-hidden
        className="size-2.5 shrink-0 rounded-full"
        style={{ background: cssColour(top.color) }}
      />
      <span className="truncate">{top.name}</span>
      {others.length > 0 ? (
        <span className="shrink-0 text-xs text-faint" title={others.map((role) => role.name).join(', ')}>
          +{others.length}
        </span>
      ) : null}
    </span>
  );
};
