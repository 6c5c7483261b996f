import type { ReactNode } from 'react';
import { PlaceLink } from '../places/place-link.tsx';
import { useText } from '../i18n/use-text.ts';
import { nameOf } from '../state/directory.ts';
import { useDirectory } from '../state/room.ts';
import { useSession } from '../state/session.ts';
import { readableColor } from '../ui/readable-color.ts';

export const UserMention = ({ id }: { id: string }): ReactNode => {
  const text = useText();
  const directory = useDirectory();
  const { userId } = useSession();
  return (
    <span className={id === userId ? 'mention mention-me' : 'mention'}>
      @{nameOf(directory, id) ?? text.messages.unknownUser}
    </span>
  );
};

export const RoleMention = ({ id }: { id: string }): ReactNode => {
  const text = useText();
  const role = useDirectory().roles.get(id);
  const color = role && readableColor(role.color);
  return (
    <span className="mention" {...(color && { style: { color } })}>
      @{role?.name.replace(/^@/, '') ?? text.messages.unknownRole}
    </span>
  );
};

export const ChannelMention = ({ id }: { id: string }): ReactNode => {
  const text = useText();
  const channel = useDirectory().channels.get(id);
  const { userId } = useSession();
  if (!channel) return <span className="mention">#{text.messages.unknownChannel}</span>;
  return (
    <PlaceLink className="mention" to={{ as: userId, guildId: channel.guild_id, channelId: id }}>
      #{channel.name}
    </PlaceLink>
  );
};
