import type { AdminUser } from '@famiglia/contract/admin/admin';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { adminUsersText } from './admin-users.text.ts';

export const UserRow = ({ user, onOpen }: { user: AdminUser; onOpen: () => void }) => {
  const text = useText(adminUsersText);
  const format = useFormat();
  const name = user.global_name ?? user.username;
  return (
    <tr className="relative border-b border-line transition-colors duration-(--quick) last:border-0 hover:bg-hover @max-table:grid @max-table:grid-cols-[minmax(0,1fr)_auto] @max-table:gap-x-3 @max-table:px-3 @max-table:py-2.5 @table:h-13 @table:[&>td]:px-3">
      <td>
        <span className="flex items-center gap-3">
          <Avatar id={user.id} name={name} src={user.avatar_url} size="medium" />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <button
                type="button"
                aria-label={text.open(name)}
                onClick={onOpen}
                className="truncate text-left font-medium after:absolute after:inset-0"
              >
                {name}
              </button>
              {user.is_admin ? <Badge tone="brass">{text.admin}</Badge> : null}
            </span>
            <span className="block truncate text-xs text-faint">{user.username}</span>
          </span>
        </span>
      </td>
      <td className="whitespace-nowrap text-muted @max-table:self-center @max-table:text-right @max-table:text-xs">
        {user.last_login_at ? (
          <time dateTime={user.last_login_at} title={format.dateTime(user.last_login_at)}>
            {format.relative(user.last_login_at)}
          </time>
        ) : (
          text.never
        )}
      </td>
      <td className="whitespace-nowrap text-muted @max-table:hidden">{format.date(user.first_seen_at)}</td>
    </tr>
  );
};
