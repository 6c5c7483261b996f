import type { Shard } from '@famiglia/core/platform/shards/shard';
import { createMirrorLimits } from '../mirror/mirror.ts';
import { openSession } from './gateway-session.ts';
import type { GatewaySession, SessionEvents } from './gateway-session.ts';
import type { BotSettings } from './open-bot.ts';

interface ShardSession {
  shard: Shard;
  session: GatewaySession;
  /** Every guild of this session is in the database. */
  mirrored: boolean;
}

const keyOf = ({ id, count }: Shard): string => `${id} of ${count}`;

/** The gateway sessions of the shards that this process owns, each with a client of its own. */
export const createShardSessions = (settings: Omit<BotSettings, 'shard'>, events: SessionEvents) => {
  const sessions = new Map<string, ShardSession>();
  const endings = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const mirrorLimits = createMirrorLimits();
  const all = (): ShardSession[] => [...sessions.values()];

  const isReady = (): boolean =>
    wanted.size > 0 &&
    sessions.size === wanted.size &&
    all().every(({ session, mirrored }) => mirrored && session.connected);

  const close = async (shard: Shard, finishMs: number): Promise<void> => {
    const key = keyOf(shard);
    wanted.delete(key);
    const entry = sessions.get(key);
    sessions.delete(key);
    if (entry === undefined) return endings.get(key);
    const ending = entry.session.close(finishMs).finally(() => endings.delete(key));
    endings.set(key, ending);
    return ending;
  };

  return {
    get ready() {
      return isReady();
    },
    get sessions(): readonly ShardSession[] {
      return all();
    },
    isConnected: (shard: Shard): boolean => sessions.get(keyOf(shard))?.session.connected ?? false,
    open: async (shard: Shard): Promise<void> => {
      const key = keyOf(shard);
      wanted.add(key);
      // Waits until the former session of this shard has left the gateway.
      await endings.get(key);
      if (!wanted.has(key) || sessions.has(key)) return;
      const session = openSession(
        { ...settings, shard, mirrorLimits },
        {
          ready: () => {
            entry.mirrored = true;
            if (isReady()) events.ready();
          },
          refused: events.refused,
        },
      );
      const entry: ShardSession = { shard, session, mirrored: false };
      sessions.set(key, entry);
    },
    close,
    closeAll: async (finishMs: number): Promise<void> => {
      wanted.clear();
      await Promise.all([...endings.values(), ...all().map(async ({ shard }) => close(shard, finishMs))]);
    },
  };
};
