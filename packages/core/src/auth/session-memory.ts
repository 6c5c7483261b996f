import type { Bus } from '../platform/bus/bus.ts';

export interface KnownSession {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

interface Recognised {
  session: KnownSession;
  until: number;
}

/**
 * How long a token is recognised without a query. Far shorter than the grace period of a rotated token, so that no
 * token works longer than it should.
 */
const RECOGNISED_MS = 5000;
/** How many tokens are cached; beyond that the cache is cleared. */
const MAX_TOKENS = 20_000;

/**
 * A cache of the tokens that this process saw lately: a page of the panel makes several calls at once, and one query
 * serves them all. An ended session is removed at once: here by `end`, in other processes by the bus.
 */
export interface SessionMemory {
  find: (tokenHash: string, now: Date) => KnownSession | undefined;
  keep: (tokenHash: string, session: KnownSession, now: Date) => void;
  end: (sessionId: string) => void;
}

const createSessionMemory = (bus: Bus): SessionMemory => {
  const tokens = new Map<string, Recognised>();
  const ended = new Set<string>();
  const end = (sessionId: string): void => {
    // A query that began before the end may still call `keep`, so the ids of ended sessions are remembered.
    if (ended.size >= MAX_TOKENS) ended.clear();
    ended.add(sessionId);
  };
  bus.subscribe(['session.ended'], (event) => {
    if (event.type === 'session.ended') end(event.sessionId);
  });
  bus.onGap(() => tokens.clear());

  return {
    find: (tokenHash, now) => {
      const known = tokens.get(tokenHash);
      if (known === undefined || !bus.isLive()) return undefined;
      if (known.until > now.getTime() && !ended.has(known.session.sessionId)) return known.session;
      tokens.delete(tokenHash);
      return undefined;
    },
    keep: (tokenHash, session, now) => {
      if (tokens.size >= MAX_TOKENS) tokens.clear();
      const until = Math.min(session.expiresAt.getTime(), now.getTime() + RECOGNISED_MS);
      tokens.set(tokenHash, { session, until });
    },
    end,
  };
};

const memories = new WeakMap<Bus, SessionMemory>();

/** One cache per connection to the bus, which means one per process. */
export const sessionMemory = (bus: Bus): SessionMemory => {
  const memory = memories.get(bus) ?? createSessionMemory(bus);
  memories.set(bus, memory);
  return memory;
};
