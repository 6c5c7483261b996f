import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useClientState, useSession } from '../state/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlaceLink } from './place-link.tsx';

export function YouCard(): ReactNode {
  const text = useText();
  const { userId } = useSession();
  const you = useClientState((state) => state.world?.users.find(({ id }) => id === userId));
  return (
    <div className="you-card">
      <Avatar user={you} size={32} />
      <div className="you-names">
        <span className="sr-only">{text.frame.you}</span>
        <b>{you?.global_name ?? you?.username}</b>
        <span className="faint small">@{you?.username}</span>
      </div>
      <PlaceLink
        className="icon-button"
        aria-label={text.frame.change}
        title={text.frame.change}
        to={{ as: null, guildId: null, channelId: null }}
      >
        <Icon name="swap" />
      </PlaceLink>
    </div>
  );
}
