import type { Context } from '@famiglia/core/platform/context';
import { limitConcurrency } from '@famiglia/core/platform/limits/limit-concurrency';
import { atIntervals } from '@famiglia/core/platform/timers/at-intervals';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { Connection } from './connection.ts';
import { refusalToWatch } from './can-watch-guild.ts';

/** Expiry by time alone (such as a panel user's end date) is noticed within this time. */
const CHECK_MS = 4000;
/** How long a tab may take to send its refreshed token. */
const GRACE_MS = 60_000;
/** Guilds that are checked at the same time, so that the checks leave database connections to others. */
const GUILDS_AT_ONCE = 4;

export interface RightsChecks {
  /** Closes the connections of people who lost access to a guild, each with its reason. */
  check: (guildId: string) => Promise<void>;
  stop: () => void;
}

/**
 * Checks who may still watch: a guild whenever something about its rights changed, and all guilds repeatedly, unless the last
 * check is still going on. A guild is never checked twice at the same time: what happens during a check makes one more follow it,
 * however many events there were.
 */
export const createRightsChecks = (context: Context, registry: ConnectionRegistry): RightsChecks => {
  const inTurn = limitConcurrency(GUILDS_AT_ONCE);
  const running = new Map<string, { again: boolean }>();
  let stopped = false;
  let isChecking = false;

  const check = async (guildId: string): Promise<void> => {
    const current = running.get(guildId);
    if (current !== undefined) {
      current.again = true;
      return;
    }
    const turn = { again: true };
    running.set(guildId, turn);
    while (turn.again && !stopped) {
      turn.again = false;
      await Promise.all([...registry.of(guildId)].map(async (tab) => closeUnauthorized(context, tab)));
    }
    running.delete(guildId);
  };

  const checkAll = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    try {
      for (const connection of registry.all()) closeExpired(context, connection);
      await Promise.all(registry.guildIds().map(async (guildId) => inTurn(async () => check(guildId))));
    } finally {
      isChecking = false;
    }
  };

  const stopChecking = atIntervals(CHECK_MS, () => void checkAll());
  return {
    check,
    stop: () => {
      stopped = true;
      stopChecking();
    },
  };
};

const closeExpired = ({ clock }: Context, connection: Connection): void => {
  const { person } = connection;
  if (person !== null && person.expiresAt.getTime() + GRACE_MS < clock().getTime())
    connection.close('notSignedIn');
};

const closeUnauthorized = async (context: Context, connection: Connection): Promise<void> => {
  const { person, guildId, scope } = connection;
  if (person === null || guildId === null) return;
  try {
    const refusal = await refusalToWatch(context, person.userId, guildId, scope);
    if (refusal !== null) connection.close(refusal);
  } catch (error) {
    // The database is away: this tab is checked again in a moment.
    context.log.warn({ err: error }, 'could not check a socket’s rights');
  }
};
