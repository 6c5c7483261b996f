import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { dmRoom } from '../state/client-state.ts';
import { useClientState, useSession } from '../state/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { directMessages, type Place } from '../places/place.ts';
import { PlaceLink } from '../places/place-link.tsx';
import { ServerEntry } from './server-entry.tsx';

/** Servers with the channels of the open one, direct messages, and who you are. */
export const Navigation = ({ place }: { place: Place }): ReactNode => {
  const text = useText();
  const { userId } = useSession();
  const servers = useClientState((state) => state.servers);
  const unread = useClientState((state) => state.unread.has(dmRoom));
  const inDms = place.guildId === directMessages;
  return (
    <nav className="navigation" aria-label={text.frame.navigation}>
      <div className="navigation-scroll">
        <PlaceLink
          className="server-link"
          to={{ as: userId, guildId: directMessages, channelId: null }}
          {...(inDms && { 'aria-current': 'page' as const })}
        >
          <span className="server-icon">
            <Icon name="chat" />
          </span>
          <span className="server-name">{text.frame.directMessages}</span>
          {unread && <span className="unread-dot" title={text.frame.unread} />}
        </PlaceLink>
        <ul className="servers">
          {servers?.map((server) => (
            <ServerEntry key={server.id} server={server} place={place} />
          ))}
        </ul>
        {servers?.length === 0 && <p className="navigation-note">{text.frame.noServers}</p>}
      </div>
      <YouCard />
    </nav>
  );
};

const YouCard = (): ReactNode => {
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
};
