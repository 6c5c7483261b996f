import type { PanelUser } from '@famiglia/contract/settings/settings';
import { UserMinus } from '../../../shared/ui/icons.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useMember } from '../../../entities/member/use-member-search.ts';
import { panelUsersText } from './panel-users.text.ts';

const isOver = (time: string): boolean => Date.parse(time) <= Date.now();

interface PanelUserRowProps {
  user: PanelUser;
  onRemove: () => void;
  removing: boolean;
}

export const PanelUserRow = ({ user, onRemove, removing }: PanelUserRowProps) => {
  const text = useText(panelUsersText);
  const format = useFormat();
  const who = useMember(user.added_by)?.display_name;
  const when = format.date(user.added_at);
  const end = user.expires_at;
  return (
    <>
      <Avatar id={user.user_id} name={user.display_name} src={user.avatar_url} size="medium" />
      <span className="min-w-0 flex-1 items-center gap-3 sm:flex">
        <span className="block min-w-0 flex-1">
          <span className="block truncate font-medium">{user.display_name}</span>
          <span className="block text-xs text-muted">{who ? text.addedBy(who, when) : text.added(when)}</span>
        </span>
        {end === null ? (
          <span className="text-xs text-muted">{text.forever}</span>
        ) : (
          <Badge tone={isOver(end) ? 'bad' : 'info'}>
            {isOver(end) ? text.ended(format.date(end)) : text.endsOn(format.date(end))}
          </Badge>
        )}
      </span>
      <IconButton label={text.remove(user.display_name)} disabled={removing} onClick={onRemove}>
        <UserMinus aria-hidden className="size-4" />
      </IconButton>
    </>
  );
};
