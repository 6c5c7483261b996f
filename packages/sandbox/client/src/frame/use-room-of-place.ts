import { useEffect, useMemo } from 'react';
import { dmRoom } from '../state/client-state.ts';
import type { RoomPlace } from '../state/room.ts';
import { useClientState } from '../state/session.ts';
import { firstChannel } from './first-channel.ts';
import { directMessages, type Place } from './place.ts';
import { goTo } from './use-place.ts';

/** The room that the address names, if this person may see it. An address without a channel goes on to the first one. */
export function useRoomOfPlace(place: Place): RoomPlace | null {
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
}
