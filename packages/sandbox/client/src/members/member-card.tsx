import type { ReactNode } from 'react';
import { ContextCommands } from '../commands/context-commands.tsx';
import { PlaceLink } from '../places/place-link.tsx';
import { usePlace } from '../places/use-place.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { rolesOf } from '../state/directory.ts';
import { useDirectory } from '../state/room.ts';
import { useSession } from '../state/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { readableColor } from '../ui/readable-color.ts';
import { MemberName } from './member-name.tsx';

interface MemberCardProps {
  userId: string;
  onMention: (userId: string) => void;
  onDone: () => void;
}

/** A member's card and actions, including the bot's own menu entries. */
export const MemberCard = ({ userId, onMention, onDone }: MemberCardProps): ReactNode => {
  const text = useText();
  const { language } = useLanguage();
  const directory = useDirectory();
  const place = usePlace();
  const you = useSession().userId;
  const user = directory.users.get(userId);
  const member = directory.members.get(userId);
  const roles = rolesOf(directory, userId);
  return (
    <div className="member-card">
      <div className="member-card-head">
        <Avatar user={user} size={36} />
        <div>
          <MemberName userId={userId} fallback={userId} />
          <p className="muted small">
            @{user?.username}
            {directory.guild?.owner_id === userId && ` · ${text.members.owner}`}
          </p>
        </div>
      </div>
      <p className="role-chips">
        {roles.map((role) => (
          <span key={role.id} className="role-chip">
            <span className="role-dot" style={{ background: readableColor(role.color) ?? 'var(--muted)' }} />{' '}
            {role.name}
          </span>
        ))}
        {roles.length === 0 && <span className="muted small">{text.members.noRoles}</span>}
      </p>
      {member && (
        <p className="muted small">
          {text.members.joined}{' '}
          {new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(member.joined_at))}
        </p>
      )}
      <div className="menu">
        <button
          type="button"
          className="menu-item"
          onClick={() => {
            onDone();
            onMention(userId);
          }}
        >
          {text.members.mention}
        </button>
        {!user?.bot && userId !== you && (
          <PlaceLink className="menu-item" to={{ ...place, as: userId }}>
            {text.members.be}
          </PlaceLink>
        )}
        <button
          type="button"
          className="menu-item"
          onClick={() => {
            onDone();
            void navigator.clipboard.writeText(userId);
          }}
        >
          {text.members.copyId}
        </button>
        <ContextCommands kind="user" targetId={userId} onDone={onDone} />
      </div>
    </div>
  );
};
