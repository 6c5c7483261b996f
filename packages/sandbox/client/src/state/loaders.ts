import type { FaultsAnswer } from '../../../src/fault-types.ts';
import type {
  CommandsAnswer,
  MessagesAnswer,
  PersonalGuildView,
  WorldView,
} from '../../../src/sandbox-types.ts';
import { type ClientState, dmRoom, type RoomKey } from './client-state.ts';
import { sandboxCall } from './sandbox-call.ts';
import type { Store } from './store.ts';

export interface Loaders {
  loadWorld: () => Promise<void>;
  loadServers: () => Promise<void>;
  loadFaults: () => Promise<void>;
  /** `scope`: a guild id, or `dm`. */
  loadCommands: (scope: string) => Promise<void>;
  loadRoom: (key: RoomKey) => Promise<void>;
  loadOlder: (key: RoomKey) => Promise<void>;
}

const pageSize = 50;

/** The calls that fill the state. Each can be repeated at any time. */
export const createLoaders = (store: Store<ClientState>, userId: string): Loaders => {
  const page = async (key: RoomKey, before?: string): Promise<MessagesAnswer['items']> => {
    const query = new URLSearchParams({ user_id: userId, limit: `${pageSize}`, ...(before && { before }) });
    const path = key === dmRoom ? `users/${userId}/dms` : `channels/${key}/messages`;
    return (await sandboxCall<MessagesAnswer>('GET', `${path}?${query}`)).items;
  };

  return {
    async loadWorld() {
      const world = await sandboxCall<WorldView>('GET', 'world');
      store.update((state) => ({ ...state, world }));
    },
    async loadServers() {
      const { items } = await sandboxCall<{ items: PersonalGuildView[] }>('GET', `users/${userId}/guilds`);
      store.update((state) => ({ ...state, servers: items }));
    },
    async loadFaults() {
      const { items } = await sandboxCall<FaultsAnswer>('GET', 'faults');
      store.update((state) => ({ ...state, faults: items }));
    },
    async loadCommands(scope) {
      const guild = scope === dmRoom ? '@dm' : scope;
      const path = `guilds/${guild}/commands?user_id=${userId}`;
      const { items } = await sandboxCall<CommandsAnswer>('GET', path);
      store.update((state) => ({ ...state, commands: { ...state.commands, [scope]: items } }));
    },
    async loadRoom(key) {
      const messages = await page(key);
      store.update((state) => ({
        ...state,
        rooms: { ...state.rooms, [key]: { messages, hasOlder: messages.length >= pageSize } },
      }));
    },
    async loadOlder(key) {
      const older = await page(key, store.get().rooms[key]?.messages[0]?.id);
      store.update((state) => {
        const shown = state.rooms[key]?.messages ?? [];
        const known = new Set(shown.map(({ id }) => id));
        const messages = [...older.filter(({ id }) => !known.has(id)), ...shown];
        return {
          ...state,
          rooms: { ...state.rooms, [key]: { messages, hasOlder: older.length >= pageSize } },
        };
      });
    },
  };
};
