import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import type { AdminUserDetails } from '@famiglia/contract/admin/admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Crest } from '../../../shared/ui/crest.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange, useAdminUser } from '../queries.ts';
import { adminUsersText } from './admin-users.text.ts';
import { UserSessions } from './user-sessions.tsx';

const Actions = ({ user }: { user: AdminUserDetails }) => {
  const text = useText(adminUsersText);
  const [sure, setSure] = useState(false);
  const signOut = useAdminChange(adminRoutes.signOutUser);
  const end = () =>
    signOut.mutate(
      { userId: user.id },
      {
        onSuccess: () => {
          setSure(false);
          toast.success(text.signedOut(user.global_name ?? user.username));
        },
      },
    );
  return (
    <div className="grid gap-2">
      {sure ? <p className="text-right text-xs text-muted">{text.signOutAsk}</p> : null}
      <Refusal error={signOut.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Link to={`/admin/logins?user_id=${user.id}`} className={buttonClasses()}>
          {text.logins}
        </Link>
        {user.sessions.length > 0 ? (
          <Button
            variant={sure ? 'danger' : 'secondary'}
            loading={signOut.isPending}
            onClick={() => (sure ? end() : setSure(true))}
          >
            {text.signOut}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

/** One person: their servers and sessions, but no data from inside those servers. */
export const UserDialog = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const text = useText(adminUsersText);
  const format = useFormat();
  const query = useAdminUser(userId);
  const user = query.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={user ? (user.global_name ?? user.username) : userId}
      description={
        user ? `${user.username} · ${user.id} · ${text.firstSeen(format.date(user.first_seen_at))}` : null
      }
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={4} headed={false} />}>
        {(loaded) => (
          <div className="grid grid-cols-1 gap-5">
            <UserGuilds guilds={loaded.guilds} />
            <UserSessions sessions={loaded.sessions} />
            <Actions user={loaded} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
};

const UserGuilds = ({ guilds }: Pick<AdminUserDetails, 'guilds'>) => {
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
