import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useDirectory } from '../state/room.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Popup } from '../ui/popup.tsx';
import { MemberCard } from './member-card.tsx';
import { MemberName } from './member-name.tsx';

export const MemberRow = ({
  userId,
  onMention,
}: {
  userId: string;
  onMention: (userId: string) => void;
}): ReactNode => {
  const text = useText();
  const directory = useDirectory();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const user = directory.users.get(userId);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="member-row"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Avatar user={user} size={28} />
        <MemberName userId={userId} fallback={userId} />
        {user?.bot && <span className="tag">{text.messages.app}</span>}
      </button>
      {open && (
        <Popup anchor={button} className="member-popup" onClose={close}>
          <MemberCard userId={userId} onMention={onMention} onDone={close} />
        </Popup>
      )}
    </li>
  );
};
