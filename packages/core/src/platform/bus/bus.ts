import type { BusEvent, BusEventType } from '@famiglia/contract/bus-events';
import type { Queryable } from '../db/database.ts';

export type BusHandler = (event: BusEvent) => void;

/** How processes tell each other what happened. */
export interface Bus {
  /** Announces an event if, and only if, the given transaction commits. */
  publish: (db: Queryable, event: BusEvent) => Promise<void>;
  /** Calls the handler for every event of any process, this one included. Returns how to stop. */
  subscribe: (types: readonly BusEventType[] | 'all', handler: BusHandler) => () => void;
  /** False while the connection is down: events may be passing unheard. */
  isLive: () => boolean;
  /** Calls the handler whenever events may have been missed: what was cached must be read anew. */
  onGap: (handler: () => void) => () => void;
}
