import type { BusEvent } from '@famiglia/contract/bus-events';
import type { EventStatus } from '@famiglia/contract/events';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import type { RosterRow } from './roster.queries.ts';

/** Which roster is meant. */
export interface RosterRef {
  guildId: string;
  rosterId: string;
}

/** What rosters have to know of the event or capt that people sign up for. */
export interface Gathering {
  title: string;
  status: EventStatus;
  startsAt: Date;
  endedAt: Date | null;
  /** Who planned it. */
  createdBy: string;
  roster: RosterRow;
}

/** An event or a capt as the contract shows it. */
export interface PresentedGathering {
  starts_at: string;
}

type StatusChange =
  | { status: 'open'; closedBy: null; closedAt: null }
  /** Closed by nobody: the cut-off came. */
  | { status: 'closed'; closedBy: string | null; closedAt: Date }
  | { status: 'cancelled'; endedBy: string; endedAt: Date; cancelReason: string | null };

type RequireRight = (context: Context, actor: Actor, guildId: string) => Promise<unknown>;

/** What differs between the rosters of events and of capts. Everything else is the same for both. */
export interface RosterKind<
  Found extends Gathering = Gathering,
  Presented extends PresentedGathering = PresentedGathering,
> {
  /** Activity types and error codes begin with it. */
  name: 'event' | 'capt';
  requireViewer: RequireRight;
  requireLeader: RequireRight;
  find: (db: Queryable, guildId: string, rosterId: string) => Promise<Found | null>;
  read: (db: Queryable, guildId: string, rosterId: string) => Promise<Presented>;
  listByStatus: (db: Queryable, guildId: string, status: EventStatus, limit: number) => Promise<Presented[]>;
  store: (tx: Transaction, roster: RosterRef, change: StatusChange) => Promise<void>;
  /** Makes a finished one closed again. */
  undoFinish: (tx: Transaction, roster: RosterRef) => Promise<void>;
  /** What is announced when one of them has changed. */
  changed: (roster: RosterRef) => BusEvent;
}

/** A roster together with its kind: what the use cases of rosters are called with. */
export interface RosterOfKind<
  Found extends Gathering = Gathering,
  Presented extends PresentedGathering = PresentedGathering,
> extends RosterRef {
  kind: RosterKind<Found, Presented>;
}
