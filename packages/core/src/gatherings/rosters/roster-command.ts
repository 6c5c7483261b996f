import type { Reason } from '../../platform/db/schema/rosters.ts';
import type { RosterSquad } from './roster.ts';

/** What can be asked of a roster. `by` is a leader acting on somebody else. */
export type RosterCommand =
  /** `squad`: the one they ask for, null for any; if left out, their earlier choice stays. */
  | {
      type: 'join';
      userId: string;
      reserve: boolean;
      squad?: string | null | undefined;
      by?: string;
      key: string;
    }
  | { type: 'leave'; userId: string; by?: string; key: string }
  /** `squad`: where a leader puts the person whom they pin in. */
  | {
      type: 'pin';
      userId: string;
      pin: 'in' | 'out' | null;
      squad?: string | undefined;
      by: string;
      key: string;
    }
  /** `squads`: all of them anew; their places are the roster's. */
  | { type: 'resize'; slots: number; squads?: readonly RosterSquad[] | undefined; by: string; key: string };

export type RosterOutcome =
  | 'joined'
  /** Was there already and changed between a place and the reserve. */
  | 'moved'
  | 'left'
  | 'pinned'
  | 'resized'
  /** Nothing to do: already so, or this very click was counted before. */
  | 'unchanged'
  | 'not_signed_up'
  /** Somebody whom the mirror does not know cannot be put on a list. */
  | 'not_a_member'
  /** The squad is not, or no longer, one of this roster. */
  | 'no_such_squad'
  /** The places of a roster with squads are those of its squads. */
  | 'squads_decide'
  /** Active warnings hold them from signing up by themselves. */
  | 'held'
  | 'frozen';

/** What the person is told: what happened, and where they truly stand now. */
export interface RosterAnswer {
  outcome: RosterOutcome;
  place: RosterPlace | null;
  /** Only of somebody who is held: until when; null if until a leader lifts a warning. */
  heldUntil?: Date | null;
}

export interface RosterPlace {
  list: 'main' | 'reserve';
  position: number;
  reason: Reason;
  /** The squad they stand in, and the one that the reason speaks of. */
  squad?: RosterSquad | undefined;
  reasonSquad?: RosterSquad | undefined;
}
