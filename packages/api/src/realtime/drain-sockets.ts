import type { ConnectionRegistry } from './connection-registry.ts';

const CHECK_EVERY_MS = 100;

/**
 * Closes all connections, each at a random moment of the given time: every tab that comes back to another process
 * refetches its whole page, and all at once would be a storm. Resolves when none is left, or when the time is over.
 */
export const drainSockets = async (registry: ConnectionRegistry, overMs: number): Promise<void> => {
  const endsAt = performance.now() + overMs;
  const timers = [...registry.all()].map((connection) =>
    setTimeout(() => connection.close('serverStops'), Math.random() * overMs),
  );
  while (registry.size > 0 && performance.now() < endsAt) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(CHECK_EVERY_MS, overMs)));
  }
  for (const timer of timers) clearTimeout(timer);
};
