import { Link } from 'react-router';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';

interface PlayerNameProps {
  /** Null for a player who is no member. */
  userId: string | null;
  name: string;
  /** The second name; left out if it equals the first. */
  alias?: string | null;
  avatarUrl: string | null;
}

/** A player with their avatar, with a link to their profile if the reader may open it. */
export const PlayerName = ({ userId, name, alias = null, avatarUrl }: PlayerNameProps) => {
  const guild = useCurrentGuild();
  const isOpen = userId !== null && may(guild.access.permissions, 'users.view');
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar id={userId ?? name} name={name} src={avatarUrl} />
      <span className="min-w-0" title={alias ?? name}>
        {isOpen ? (
          <Link
            to={`/guild/${guild.id}/users/${userId}`}
            className="touch-target block truncate font-medium underline-offset-3 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="block truncate font-medium">{name}</span>
        )}
        {alias === null || alias.includes(name) ? null : (
          <span className="block truncate text-xs text-faint">{alias}</span>
        )}
      </span>
    </span>
  );
};
