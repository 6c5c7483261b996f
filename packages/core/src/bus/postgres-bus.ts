import type { BusEvent } from '@famiglia/contract/bus-events';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Logger } from '../logger.ts';
import type { Bus, BusHandler } from './bus.ts';

const CHANNEL = 'famiglia';
const RECONNECT_MS = 500;

export interface PostgresBus extends Bus {
  stop: () => Promise<void>;
}

/** The bus over LISTEN/NOTIFY, on one dedicated connection that comes back by itself. */
export const startPostgresBus = async (connectionString: string, log: Logger): Promise<PostgresBus> => {
  const handlers = new Set<BusHandler>();
  const gapHandlers = new Set<() => void>();
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
    const next = new Client({ connectionString, keepAlive: true });
    next.on('notification', (message) => deliver(message.payload));
    next.on('error', (error) => log.warn({ err: error }, 'lost the bus connection'));
    next.once('end', () => {
      if (client === next) client = undefined;
      if (!stopped) void reconnect();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
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

  return {
    publish: async (db, event) => {
      await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`);
    },
    subscribe: (types, handler) => {
      const wanted: BusHandler = (event) => {
        if (types === 'all' || types.includes(event.type)) handler(event);
      };
      handlers.add(wanted);
      return () => handlers.delete(wanted);
    },
    isLive: () => client !== undefined,
    onGap: (handler) => {
      gapHandlers.add(handler);
      return () => gapHandlers.delete(handler);
    },
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
};
