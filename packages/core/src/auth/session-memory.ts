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
 * How long a token is recognised without asking the database. Far below the grace of a rotated token, so that
 * nothing works longer than it would have.
 */
const RECOGNISED_MS = 5000;
/** Tokens that are kept at once; with more, all are forgotten and asked for again. */
const MAX_TOKENS = 20_000;

/**
 * The tokens that this process saw lately. A panel's screen makes several calls at once, and one look-up
 * serves them all. An ended session is forgotten at once: here by `end`, in other processes by the bus.
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
    // A look-up that began before the end may still be on its way to `keep`, so ended ids are remembered.
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

/** One memory for each connection to the bus, which is one for each process. */
export const sessionMemory = (bus: Bus): SessionMemory => {
  const memory = memories.get(bus) ?? createSessionMemory(bus);
  memories.set(bus, memory);
  return memory;
};
