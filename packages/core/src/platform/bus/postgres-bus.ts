import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import { sql } from 'drizzle-orm';
import { executePrepared } from '../db/prepared.ts';
import { Client } from 'pg';
import { atIntervals } from '../timers/at-intervals.ts';
import type { Logger } from '../log/logger.ts';
import type { Bus, BusHandler } from './bus.ts';

/** The channel of `pg_notify` that every process listens to. */
export const BUS_CHANNEL = 'famiglia';
export const RECONNECT_MS = 500;
/**
 * Together with its timeout, which ends before the next check, this is less than the five seconds in which a withdrawn
 * right must end.
 */
const CHECK_CONNECTION_MS = 2000;
const PULSE_TIMEOUT_MS = 1900;
const CONNECT_TIMEOUT_MS = 5000;
const LAG_TIMEOUT_MS = 2500;

export interface PostgresBus extends Bus {
  stop: () => Promise<void>;
}

interface PostgresBusOptions {
  /** The server is a child of this process: no network can lose the connection silently. */
  isPrivate?: boolean;
}

/** The bus over LISTEN/NOTIFY, on one dedicated connection that reconnects by itself. */
export const startPostgresBus = async (
  connectionString: string,
  log: Logger,
  { isPrivate = false }: PostgresBusOptions = {},
): Promise<PostgresBus> => {
  const handlers = new Set<BusHandler>();
  const gapHandlers = new Set<() => void>();
  /** Only this process listens to it. */
  const ownChannel = `${BUS_CHANNEL}_${randomUUID().replaceAll('-', '')}`;
  const awaited = new Map<string, () => void>();
  let client: Client | undefined;
  let stopped = false;

  const deliver = (payload: string | undefined): void => {
    if (payload === undefined) return;
    const event = JSON.parse(payload) as BusEvent;
    for (const handler of handlers) {
      try {
        handler(event);
      } catch (error) {
        log.error({ err: error, type: event.type }, 'a bus handler failed');
      }
    }
  };

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString,
      application_name: 'famiglia bus',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    next.on('notification', ({ channel, payload }) => {
      if (channel === ownChannel) awaited.get(payload ?? '')?.();
      else deliver(payload);
    });
    next.on('error', (error) => log.warn({ err: error }, 'lost the bus connection'));
    try {
      await next.connect();
      await next.query(`listen ${ownChannel}`);
      await next.query(`listen ${BUS_CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // Registered only now: a client that failed to connect also emits `end`, and its caller already retries.
    next.once('end', () => {
      client = undefined;
      if (!stopped) void reconnect();
    });
  };

  const reconnect = async (): Promise<void> => {
    while (!stopped) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      try {
        await connect();
        log.info('the bus is heard again');
        for (const handler of gapHandlers) handler();
        return;
      } catch (error) {
        log.warn({ err: error }, 'the bus cannot reach the database yet');
      }
    }
  };

  await connect();
  const stopPulse = isPrivate
    ? undefined
    : atIntervals(CHECK_CONNECTION_MS, () => {
        if (client !== undefined) checkConnection(client, log);
      });

  return {
    publish: async (db, ...events) => {
      if (events.length === 0) return;
      const texts = sql.param(events.map((event) => JSON.stringify(event)));
      await executePrepared(
        db,
        'publish',
        sql`select pg_notify(${BUS_CHANNEL}, event) from unnest(${texts}::text[]) event`,
      );
    },
    subscribe: (types, handler) => {
      const wanted: BusHandler = (event) => {
        if (types === 'all' || types.includes(event.type)) handler(event);
      };
      handlers.add(wanted);
      return () => handlers.delete(wanted);
    },
    isLive: () => client !== undefined,
    measureLag: async (db) => {
      const id = randomUUID();
      const heard = new Promise<void>((resolve) => awaited.set(id, resolve));
      const timeout = sleep(LAG_TIMEOUT_MS, 'late' as const, { ref: false });
      const sentAt = performance.now();
      try {
        await db.execute(sql`select pg_notify(${ownChannel}, ${id})`);
        if ((await Promise.race([heard, timeout])) === 'late') throw new Error('the bus did not hear itself');
        return (performance.now() - sentAt) / 1000;
      } finally {
        awaited.delete(id);
      }
    },
    onGap: (handler) => {
      gapHandlers.add(handler);
      return () => gapHandlers.delete(handler);
    },
    stop: async () => {
      stopped = true;
      stopPulse?.();
      await client?.end();
    },
  };
};

/**
 * Checks the connection with a query at intervals, because a connection that the network dropped looks alive for hours.
 */
const checkConnection = (client: Client, log: Logger): void => {
  let answered = false;
  const silence = setTimeout(() => {
    // A process that was itself suspended reads the answer only after its overdue timers.
    setImmediate(() => {
      if (answered) return;
      log.warn('the bus connection does not answer');
      (client as Client & { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    });
  }, PULSE_TIMEOUT_MS);
  const heard = (): void => {
    answered = true;
    clearTimeout(silence);
  };
  client.query('select 1').then(heard, heard);
};
