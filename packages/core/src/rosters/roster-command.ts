import type { Answer } from '@famiglia/contract/rosters/answers';
import type { VacationKind } from '@famiglia/contract/vacations/vacations';
import type { Reason } from '../platform/db/schema/rosters.ts';
import type { RosterSquad } from './roster.ts';

/** The commands of a roster. `by` is the leader who acts for somebody else. */
export type RosterCommand =
  /**
   * `squad`: the one they want, null for any; if left out, their earlier choice stays. `unlessAway`: whoever is away is asked
   * first. `late`: they come, but later.
   */
  | {
      type: 'join';
      userId: string;
      reserve: boolean;
      squad?: string | null | undefined;
      by?: string;
      unlessAway?: boolean;
      late?: boolean;
      key: string;
    }
  /** `confirmed`: the person was told what giving up the place means now. */
  | { type: 'leave'; userId: string; confirmed?: boolean | undefined; by?: string; key: string }
  /** They do not come, or are not sure: like a leave, and their answer is kept. */
  | {
      type: 'answer';
      userId: string;
      answer: Exclude<Answer, 'late'>;
      confirmed?: boolean | undefined;
      by?: undefined;
      key: string;
    }
  /** `squad`: the squad into which a leader pins the person. */
  | {
      type: 'pin';
      userId: string;
      pin: 'in' | 'out' | null;
      squad?: string | undefined;
      by: string;
      key: string;
    }
  /** `squads`: all new squads; the roster has as many places as they have together. */
  | { type: 'resize'; slots: number; squads?: readonly RosterSquad[] | undefined; by: string; key: string };

export type RosterOutcome =
  | 'joined'
  /** Was on the roster already and moved between main and the reserve. */
  | 'moved'
  | 'left'
  /** Their place stays as it was, or they had none, and their answer is another one now. */
  | 'answered'
  /** Nothing was done: the place was not given up yet, because that counts now and has to be confirmed. */
  | 'confirm_leave'
  | 'pinned'
  | 'resized'
  /** Nothing to do: it is already so, or this click was counted before. */
  | 'unchanged'
  | 'not_signed_up'
  /** A person who is not in the mirror cannot be on a list. */
  | 'not_a_member'
  /** This roster takes only plus and minus. */
  | 'no_answers'
  /** The squad does not belong to this roster, or no longer does. */
  | 'no_such_squad'
  /** The places of a roster with squads are the places of its squads. */
  | 'squads_decide'
  /** Active warnings do not allow them to sign up. */
  | 'held'
  /** What the roster belongs to does not let them sign up. */
  | 'barred'
  /** They are away: nothing is changed before they say so again. */
  | 'away'
  | 'frozen';

/** The answer to the person: what happened, and their current place. */
export interface RosterAnswer {
  outcome: RosterOutcome;
  place: RosterPlace | null;
  /** Only for a person whom the kind of roster does not let sign up. */
  bar?: Bar | undefined;
  /** What they answer now besides plus and minus; left out where the roster takes nothing else. */
  answer?: Answer | null;
  /** Only for a person with active warnings: until when they cannot sign up; null if until a leader lifts a warning. */
  heldUntil?: Date | null;
  /** Only for a leave that has to be confirmed: whether it is late, and whether nobody can join any more. */
  leaving?: { late: boolean; closed: boolean };
  /** Only for a person who went down to the reserve late: to leave from there counts. */
  gaveUpLate?: true;
  /** Only for a person who is away. */
  away?: Away | undefined;
}

/** Why a kind of roster does not let a person sign up: their rank is too low, or they are on another list of it. */
export interface Bar {
  why: 'rank' | 'elsewhere';
  /** The name of the needed rank, or the title of the other list. */
  name: string;
}

/** An absence that a person who signs up is reminded of. */
export interface Away {
  kind: VacationKind;
  endsAt: Date;
}

export interface RosterPlace {
  list: 'main' | 'reserve';
  position: number;
  reason: Reason;
  /** The person's squad, and the squad that the reason names. */
  squad?: RosterSquad | undefined;
  reasonSquad?: RosterSquad | undefined;
}
