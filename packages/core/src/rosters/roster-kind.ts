import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { EventStatus } from '@famiglia/contract/events/events';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import type { ROSTER_KINDS } from '../platform/db/schema/rosters.ts';
import type { Bar } from './roster-command.ts';
import type { RosterRow } from './roster.queries.ts';

export type RosterKindName = (typeof ROSTER_KINDS)[number];
/** Kinds that begin at a moment at which people come: attendance, line-up, answers and group codes are theirs. */
export type GatheringKindName = Exclude<RosterKindName, 'contract'>;

/** Identifies a roster. */
export interface RosterRef {
  guildId: string;
  rosterId: string;
}

/** What rosters need to know about the event, capt or contract to which they belong. */
export interface Gathering {
  title: string;
  status: EventStatus;
  /** The start; of a contract, when its term ends. */
  startsAt: Date;
  endedAt: Date | null;
  /** The member who created it. */
  createdBy: string;
  roster: RosterRow;
}

/** An event or a capt in the format of the contract. */
export interface PresentedGathering {
  starts_at: string;
}

type StatusChange =
  | { status: 'open'; closedBy: null; closedAt: null }
  /** `closedBy` is null if the list was closed by its cut-off. */
  | { status: 'closed'; closedBy: string | null; closedAt: Date }
  | { status: 'cancelled'; endedBy: string; endedAt: Date; cancelReason: string | null };

/** Whether sign-up ended by its cut-off and not by a leader: then forms that are open meanwhile stay current. */
export const isByClock = (change: StatusChange): boolean =>
  change.status === 'closed' && change.closedBy === null;

type RequireRight = (context: Context, actor: Actor, guildId: string) => Promise<unknown>;

/** The differences between rosters of events, of capts and of contracts. Everything else is shared. */
export interface RosterKind<
  Found extends Gathering = Gathering,
  Presented = unknown,
  Name extends RosterKindName = RosterKindName,
> {
  /** The prefix of activity types and error codes. */
  name: Name;
  requireViewer: RequireRight;
  requireLeader: RequireRight;
  /** The locks of a change by a leader, in their order (docs/decisions/0010-locks-and-versions.md): the roster, and the sums that its result changes. */
  lock: (tx: Transaction, roster: RosterRef) => Promise<void>;
  find: (db: Queryable, guildId: string, rosterId: string) => Promise<Found | null>;
  read: (db: Queryable, guildId: string, rosterId: string) => Promise<Presented>;
  listByStatus: (db: Queryable, guildId: string, status: EventStatus, limit: number) => Promise<Presented[]>;
  store: (tx: Transaction, roster: RosterRef, change: StatusChange) => Promise<void>;
  /** Which of these people may not sign up by themselves; asked under the roster’s lock, once for a batch. */
  findBars?: (tx: Transaction, roster: RosterRef, userIds: readonly string[]) => Promise<Map<string, Bar>>;
  /** The bus event after a change. */
  changed: (roster: RosterRef) => BusEvent;
}

/** A roster with its kind: the argument of the use cases of rosters. */
export interface RosterOfKind<Found extends Gathering = Gathering, Presented = unknown> extends RosterRef {
  kind: RosterKind<Found, Presented>;
}

/** A kind whose attendance is marked. */
export interface AttendedKind<
  Found extends Gathering = Gathering,
  Presented extends PresentedGathering = PresentedGathering,
> extends RosterKind<Found, Presented, GatheringKindName> {
  /** Sets a finished one back to closed. */
  undoFinish: (tx: Transaction, roster: RosterRef) => Promise<void>;
}

export interface AttendedRoster<
  Found extends Gathering = Gathering,
  Presented extends PresentedGathering = PresentedGathering,
> extends RosterOfKind<Found, Presented> {
  kind: AttendedKind<Found, Presented>;
}
