import type { Context } from '@famiglia/core/platform/context';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { Connection } from './connection.ts';
import { refusalToWatch } from './can-watch-guild.ts';

/** What only the clock takes away (a date until which somebody was let in) is noticed this soon. */
const CHECK_MS = 5000;
/** How long a tab may take to show its refreshed token. */
const GRACE_MS = 60_000;

/** Closes the connections of those who may not watch any more, each with its reason. */
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
        // The database is away: the tab will be asked about again in a moment.
        context.log.warn({ err: error }, 'could not check a socket’s rights');
      }
    }),
  );
};

/** Looks at everybody again and again, each time when the time before is through. Returns how to stop. */
export const startAuthorizationLoop = (context: Context, audience: ConnectionRegistry): (() => void) => {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    if (!stopped)
      timer = setTimeout(
        () => void closeUnauthorizedConnections(context, audience.all()).finally(wait),
        CHECK_MS,
      );
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
