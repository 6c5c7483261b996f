import type { ReactNode } from 'react';
import type { PersonalGuildView } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { channelIcon } from '../places/channel-icon.ts';
import { useClientState, useSession } from '../state/session.ts';
import { Icon } from '../ui/icon.tsx';
import { EventList } from './event-list.tsx';
import { channelGroups, threadsBelow } from './first-channel.ts';
import type { Place } from '../places/place.ts';
import { PlaceLink } from '../places/place-link.tsx';

type PersonalChannel = PersonalGuildView['channels'][number];

export const ChannelTree = ({ server, place }: { server: PersonalGuildView; place: Place }): ReactNode => {
  const text = useText();
  const { loose, groups } = channelGroups(server);
  if (server.channels.length === 0) return <p className="navigation-note">{text.frame.noChannels}</p>;
  const threadList = (channel: PersonalChannel): ReactNode => {
    const threads = threadsBelow(server, channel.id);
    if (threads.length === 0) return null;
    return (
      <ul className="channels threads">
        {threads.map((thread) => (
          <ChannelEntry key={thread.id} channel={thread} current={place.channelId === thread.id} />
        ))}
      </ul>
    );
  };
  const list = (channels: PersonalChannel[]): ReactNode => (
    <ul className="channels">
      {channels.map((channel) => (
        <ChannelEntry key={channel.id} channel={channel} current={place.channelId === channel.id}>
          {threadList(channel)}
        </ChannelEntry>
      ))}
    </ul>
  );
  return (
    <div className="channel-tree">
      <EventList server={server} />
      {loose.length > 0 && list(loose)}
      {groups.map(({ category, channels }) => (
        <section key={category.id} aria-label={category.name}>
          <p className="category">{category.name}</p>
          {list(channels)}
        </section>
      ))}
    </div>
  );
};

interface ChannelEntryProps {
  channel: PersonalChannel;
  current: boolean;
  /** Its threads. */
  children?: ReactNode;
}

const ChannelEntry = ({ channel, current, children }: ChannelEntryProps): ReactNode => {
  const text = useText();
  const { userId } = useSession();
  const unread = useClientState((state) => state.unread.has(channel.id));
  return (
    <li>
      <PlaceLink
        className={unread ? 'channel-link unread' : 'channel-link'}
        to={{ as: userId, guildId: channel.guild_id, channelId: channel.id }}
        {...(current && { 'aria-current': 'page' as const })}
      >
        <Icon name={channelIcon(channel.type)} />
        <span className="channel-name">{channel.name}</span>
        {unread && <span className="unread-dot" title={text.frame.unread} />}
      </PlaceLink>
      {children}
    </li>
  );
};
