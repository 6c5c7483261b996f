import websocket from '@fastify/websocket';
import type { Context } from '@famiglia/core/platform/context';
import { METRICS } from '@famiglia/core/platform/metrics/metrics';
import { isOutage } from '@famiglia/core/platform/db/is-outage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDesks } from './create-desks.ts';
import { ConnectionRegistry } from './connection-registry.ts';
import { Connection } from './connection.ts';
import { createRightsChecks } from './rights-checks.ts';
import { handleMessage } from './handle-message.ts';
import { watchBus } from './watch-bus.ts';

/** A key held down at the desk sends a dozen messages a second. */
const PER_SECOND = 15;
const BURST = 60;

/** A token bucket for the messages of one socket. */
export class MessageBudget {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Uses one message. False when none is left. */
  spend(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

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

const MAX_MESSAGE_BYTES = 4096;
/** A tab sends its token and its guild; longer messages are an attack. */
const MAX_WAITING_MESSAGES = 10;
const FIRST_MESSAGE_MS = 5000;
const HEARTBEAT_MS = 25_000;

/** `GET /ws`: one socket per browser tab, authenticated by its first message. */
export const registerRealtime = async (app: FastifyInstance, context: Context): Promise<void> => {
  const registry = new ConnectionRegistry();
  const ownOrigin = new URL(context.config.publicUrl).origin;
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false } });

  const desks = createDesks(context);
  const rights = createRightsChecks(context, registry);
  const bus = watchBus(context, registry, rights);
  const heartbeat = setInterval(() => {
    for (const connection of registry.all()) connection.beat();
  }, HEARTBEAT_MS);
  let draining = false;
  app.decorate('drainSockets', async (overMs: number) => {
    draining = true;
    await drainSockets(registry, overMs);
  });
  const stopCounting = METRICS.sockets.readBy(() => [{ value: registry.size }]);
  app.addHook('preClose', async () => {
    stopCounting();
    clearInterval(heartbeat);
    rights.stop();
    bus.stop();
    desks.stop();
  });

  app.get('/ws', { websocket: true, schema: { hide: true }, preHandler: releaseReply }, (socket, request) => {
    // The request itself ends here: a tab that stays open for hours must not keep it.
    const { log } = request;
    const connection = new Connection(socket, request.raw.socket);
    // Instead of the plugin's own listener, which would keep the request too.
    socket.removeAllListeners('error').on('error', (error) => {
      log.debug({ err: error }, 'socket error');
      socket.terminate();
    });
    // Browsers always send a page's origin; only our own pages may open a socket.
    if (request.headers.origin !== undefined && request.headers.origin !== ownOrigin) {
      connection.close('noAccess');
      return;
    }
    if (draining) {
      connection.close('serverStops');
      return;
    }
    registry.add(connection);
    let waiting = 0;
    const impatience = setTimeout(() => {
      // A token that is being checked is not late: the server is, and a refusal would make the tab ask for a new one.
      if (connection.person === null && waiting === 0) connection.close('notSignedIn');
    }, FIRST_MESSAGE_MS);
    socket.on('close', () => {
      clearTimeout(impatience);
      registry.remove(connection);
      void desks.leave(connection);
    });
    // One after another: a subscribe must not overtake the auth before it.
    let turn = Promise.resolve();
    const budget = new MessageBudget(context.clock().getTime());
    socket.on('message', (data: Buffer) => {
      waiting += 1;
      const affordable = budget.spend(context.clock().getTime());
      if (waiting > MAX_WAITING_MESSAGES || !affordable) connection.close('tooMany');
      if (socket.readyState !== socket.OPEN) return;
      turn = turn
        .then(async () => handleMessage(context, { registry, desks, bus }, connection, data.toString()))
        .finally(() => {
          waiting -= 1;
        })
        .catch((error: unknown) => {
          log.error({ err: error }, 'a socket message failed');
          // The message may be valid but cannot be checked now: the tab reconnects and sends it again.
          connection.close(isOutage(error) ? 'missedEvents' : 'badMessage');
        });
    });
  });
};

/** Node would keep the answer of the request, and with it the request, for as long as the socket is open. */
const releaseReply = (request: FastifyRequest, { raw }: FastifyReply, done: () => void): void => {
  if (request.ws) raw.detachSocket(request.raw.socket);
  done();
};
