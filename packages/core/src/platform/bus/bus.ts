import type { BusEvent, BusEventType } from '@famiglia/contract/realtime/bus-events';
import type { Queryable } from '../db/database.ts';

export type BusHandler = (event: BusEvent) => void;

/** How processes tell each other what happened. */
export interface Bus {
  /** Publishes a bus event if, and only if, the given transaction commits. */
  publish: (db: Queryable, ...events: readonly BusEvent[]) => Promise<void>;
  /** Calls the handler for every bus event of any process, this one included. Returns a function that unsubscribes. */
  subscribe: (types: readonly BusEventType[] | 'all', handler: BusHandler) => () => void;
  /** False while the connection is down: bus events may be missed. */
  isLive: () => boolean;
  /** Seconds from a notification, sent over the given connection, until this process hears it. */
  measureLag: (db: Queryable) => Promise<number>;
  /** Calls the handler whenever bus events may have been missed: caches must be cleared. */
  onGap: (handler: () => void) => () => void;
}
