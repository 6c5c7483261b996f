import type { APIApplicationCommand } from 'discord-api-types/v10';
import { useEffect } from 'react';
import { dmRoom } from '../state/client-state.ts';
import { useRoomPlace } from '../state/room.ts';
import { useClientState, useSession } from '../state/session.ts';

const none: APIApplicationCommand[] = [];

/** The commands that the person may use in this room; updated when the bot registers its commands again. */
export const useCommands = (): APIApplicationCommand[] => {
  const { actions } = useSession();
  const { guildId } = useRoomPlace();
  const scope = guildId ?? dmRoom;
  useEffect(() => {
    actions.loadCommands(scope).catch(() => undefined);
  }, [actions, scope]);
  return useClientState((state) => state.commands[scope]) ?? none;
};
