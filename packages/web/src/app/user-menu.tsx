import { useAuth } from '../shared/auth/auth-store.ts';
import { useText } from '../shared/language/use-text.ts';
import { Avatar } from '../shared/ui/avatar.tsx';
import { MenuOnDemand } from '../shared/ui/menu-on-demand.tsx';
import { panelText } from './panel.text.ts';
import { PreferenceChoices } from './preference-choices.tsx';

interface UserMenuProps {
  /** The person's role in the open guild. */
  note?: string;
  /** Only the avatar, for places without room for the name. */
  compact?: boolean;
}

export const UserMenu = ({ note, compact = false }: UserMenuProps) => {
  const text = useText(panelText);
  const user = useAuth((state) => state.user);
  if (!user) return null;
  const name = user.global_name ?? user.username;
  return (
    <MenuOnDemand
      side={compact ? 'bottom' : 'top'}
      align={compact ? 'end' : 'start'}
      trigger={
        <button
          type="button"
          aria-label={`${text.account}: ${name}`}
          className="flex min-h-11 items-center gap-2.5 rounded-md p-2 text-left transition-colors duration-(--quick) hover:bg-hover data-popup-open:bg-hover"
        >
          <Avatar id={user.id} name={name} src={user.avatar_url} size="medium" />
          {compact ? null : (
            <span className="min-w-0 flex-1 md:max-xl:hidden">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-xs text-muted">{note ?? user.username}</span>
            </span>
          )}
        </button>
      }
    >
      {(parts) => <PreferenceChoices parts={parts} />}
    </MenuOnDemand>
  );
};
