import type { ReactNode } from 'react';
import type { PersonalGuildView } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { useClientState, useSession } from '../state/session.ts';
import { localUrl } from '../ui/local-url.ts';
import { ChannelTree } from './channel-tree.tsx';
import type { Place } from '../places/place.ts';
import { PlaceLink } from '../places/place-link.tsx';
import { firstChannel } from './first-channel.ts';

export const ServerEntry = ({ server, place }: { server: PersonalGuildView; place: Place }): ReactNode => {
  const text = useText();
  const { userId } = useSession();
  const open = place.guildId === server.id;
  const unread = useClientState((state) => server.channels.some(({ id }) => state.unread.has(id)));
  return (
    <li>
      <PlaceLink
        className="server-link"
        to={{ as: userId, guildId: server.id, channelId: firstChannel(server)?.id ?? null }}
        {...(open && { 'aria-current': 'true' as const })}
      >
        <span className="server-icon" aria-hidden="true">
          {server.icon_url ? (
            <img src={localUrl(server.icon_url)} alt="" width={28} height={28} />
          ) : (
            initials(server.name)
          )}
        </span>
        <span className="server-name">{server.name}</span>
        {!server.has_bot && <span className="tag quiet">{text.frame.noBot}</span>}
        {unread && !open && <span className="unread-dot" title={text.frame.unread} />}
      </PlaceLink>
      {open && <ChannelTree server={server} place={place} />}
    </li>
  );
};

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter.toLocaleUpperCase())
    .join('');
