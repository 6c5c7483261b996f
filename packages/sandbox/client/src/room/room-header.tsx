import { type ReactNode, use } from 'react';
import { NavigationContext } from '../places/navigation-context.ts';
import { useText } from '../i18n/use-text.ts';
import { InlineMarkdown } from '../markdown/markdown.tsx';
import { useRoomPlace } from '../state/room.ts';
import { useClientState } from '../state/session.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { channelIcon } from '../places/channel-icon.ts';

export const RoomHeader = ({
  membersOpen,
  onToggleMembers,
}: {
  membersOpen: boolean;
  onToggleMembers: () => void;
}): ReactNode => {
  const text = useText();
  const { channel, guildId } = useRoomPlace();
  const { openNavigation } = use(NavigationContext);
  const bot = useClientState((state) => state.world?.bot);
  return (
    <header className="room-header">
      <IconButton className="only-narrow" icon="menu" name={text.frame.menu} onClick={openNavigation} />
      <h1 className="room-title">
        <Icon name={channel ? channelIcon(channel.type) : 'chat'} />
        {channel?.name ?? bot?.global_name ?? bot?.username}
      </h1>
      {channel?.topic && (
        <p className="room-topic">
          <InlineMarkdown text={channel.topic} />
        </p>
      )}
      {guildId !== null && (
        <IconButton
          className="push-right"
          icon="people"
          name={text.frame.members}
          aria-pressed={membersOpen}
          onClick={onToggleMembers}
        />
      )}
    </header>
  );
};
