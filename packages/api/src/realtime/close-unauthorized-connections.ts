import type { Context } from '@famiglia/core/platform/context';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { Connection } from './connection.ts';
import { refusalToWatch } from './can-watch-guild.ts';

/** Expiry by time alone (such as a panel user's end date) is noticed within this time. */
const CHECK_MS = 5000;
/** How long a tab may take to send its refreshed token. */
const GRACE_MS = 60_000;

/** Closes the connections of people who lost access, each with its reason. */
export const closeUnauthorizedConnections = async (
  context: Context,
  connections: Iterable<Connection>,
): Promise<void> => {
  await Promise.all(
    [...connections].map(async (connection) => {
      const { person, guildId } = connection;
      if (person === null) return;
      if (person.expiresAt.getTime() + GRACE_MS < context.clock().getTime()) {
        connection.close('notSignedIn');
        return;
      }
      if (guildId === null) return;
      try {
        const refusal = await refusalToWatch(context, person.userId, guildId);
        if (refusal !== null) connection.close(refusal);
      } catch (error) {
        // The database is away: this tab is checked again in a moment.
        context.log.warn({ err: error }, 'could not check a socket’s rights');
      }
    }),
  );
};

/** Checks all connections repeatedly, each time after the last check is done. Returns a function that stops it. */
export const startAuthorizationLoop = (context: Context, registry: ConnectionRegistry): (() => void) => {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    if (!stopped)
      timer = setTimeout(
        () => void closeUnauthorizedConnections(context, registry.all()).finally(wait),
        CHECK_MS,
      );
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
