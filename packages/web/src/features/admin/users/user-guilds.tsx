import type { AdminUserDetails } from '@famiglia/contract/admin';
import { Link } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Crest } from '../../../ui/crest.tsx';
import { adminUsersText } from './admin-users.text.ts';

export const UserGuilds = ({ guilds }: Pick<AdminUserDetails, 'guilds'>) => {
  const text = useText(adminUsersText);
  return (
    <section>
      <h3 className="mb-2 font-semibold">{text.guilds}</h3>
      {guilds.length === 0 ? <p className="text-muted">{text.noGuilds}</p> : null}
      <ul className="grid gap-1">
        {guilds.map((guild) => (
          <li key={guild.id}>
            <Link
              to={`/admin/guilds?guild=${guild.id}`}
              className="flex min-h-11 items-center gap-3 rounded-sm px-1 hover:bg-hover"
            >
              <Crest name={guild.name} src={guild.icon_url} />
              <span className="min-w-0 flex-1 truncate">{guild.name}</span>
              {guild.owner ? <Badge>{text.owner}</Badge> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
