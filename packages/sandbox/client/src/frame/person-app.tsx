import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ControlsDrawer } from '../controls/controls-drawer.tsx';
import { useText } from '../i18n/use-text.ts';
import { ModalForm } from '../modals/modal-form.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { RoomPage } from '../room/room-page.tsx';
import { dmRoom } from '../state/client-state.ts';
import type { RoomPlace } from '../state/room.ts';
import { useClientState, useSession } from '../state/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Banner } from '../ui/banner.tsx';
import { firstChannel } from './first-channel.ts';
import { Navigation } from './navigation.tsx';
import { NavigationContext } from '../places/navigation-context.ts';
import { NoRoom } from './no-room.tsx';
import type { Place } from '../places/place.ts';
import { directMessages } from '../places/place.ts';
import { goTo } from '../places/use-place.ts';

/** The page of one person. */
export const PersonApp = ({ place }: { place: Place }): ReactNode => {
  const text = useText();
  const room = useRoomOfPlace(place);
  const { userId } = useSession();
  const unknown = useClientState(
    ({ world }) => world !== null && !world.users.some(({ id }) => id === userId),
  );
  const demoUntil = useClientState(({ world }) => world?.demo_until ?? null);
  const link = useClientState((state) => state.link);
  const modal = useClientState((state) => state.modal);
  const [opened, setOpened] = useState<{ drawer: 'navigation' | 'controls'; at: Place } | null>(null);
  // A drawer belongs to the place where it was opened: choosing a channel closes it.
  const drawer = opened?.at === place ? opened.drawer : null;
  const navigation = useMemo(
    () => ({ openNavigation: () => setOpened({ drawer: 'navigation', at: place }) }),
    [place],
  );
  const close = (): void => setOpened(null);

  // A link with an unknown person asks who to be.
  if (unknown) return <PeoplePage place={{ ...place, as: null }} />;
  return (
    <NavigationContext value={navigation}>
      <div className="page">
        <Banner
          demoUntil={demoUntil}
          lost={link === 'lost'}
          onControls={() => setOpened({ drawer: 'controls', at: place })}
        />
        <div className="frame">
          <div className="navigation-column">
            <Navigation place={place} />
          </div>
          {room ? <RoomPage key={room.key} place={room} /> : <NoRoom place={place} />}
        </div>
      </div>
      {drawer === 'navigation' && (
        <Dialog title={text.frame.navigation} place="left" onClose={close}>
          <Navigation place={place} />
        </Dialog>
      )}
      {drawer === 'controls' && (
        <ControlsDrawer guildId={place.guildId} isDemo={demoUntil !== null} onClose={close} />
      )}
      {modal && <ModalForm key={modal.interactionId} modal={modal} guildId={room?.guildId ?? null} />}
    </NavigationContext>
  );
};

/** The room of the address, if this person may see it. An address without a channel opens the first one. */
const useRoomOfPlace = (place: Place): RoomPlace | null => {
  const servers = useClientState((state) => state.servers);
  const { guildId, channelId, as } = place;

  useEffect(() => {
    if (!servers || channelId !== null || guildId === directMessages) return;
    const server = guildId === null ? servers[0] : servers.find(({ id }) => id === guildId);
    const channel = server && firstChannel(server);
    if (channel) goTo({ as, guildId: channel.guild_id, channelId: channel.id }, 'replace');
  }, [servers, guildId, channelId, as]);

  return useMemo(() => {
    if (guildId === directMessages) return { key: dmRoom, guildId: null, channel: null };
    const server = servers?.find(({ id }) => id === guildId);
    const channel = server?.channels.find(({ id }) => id === channelId);
    return server && channel ? { key: channel.id, guildId: server.id, channel } : null;
  }, [servers, guildId, channelId]);
};
