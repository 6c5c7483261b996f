import { createContext, use } from 'react';
import type { PersonalGuildView } from '../../../src/sandbox-types.ts';
import { type RoomKey, dmRoom } from './client-state.ts';
import { type Directory, directoryOf } from './directory.ts';
import { useClientState } from './session.ts';

/** The open conversation. */
export interface RoomPlace {
  key: RoomKey;
  guildId: string | null;
  channel: PersonalGuildView['channels'][number] | null;
}

export const RoomContext = createContext<RoomPlace>({ key: dmRoom, guildId: null, channel: null });

export const useRoomPlace = (): RoomPlace => use(RoomContext);

const nobody: Directory = {
  guild: null,
  users: new Map(),
  members: new Map(),
  roles: new Map(),
  channels: new Map(),
};

export const useDirectory = (): Directory => {
  const { guildId } = useRoomPlace();
  const world = useClientState((state) => state.world);
  return world ? directoryOf(world, guildId) : nobody;
};
