import type { Reason } from '../../platform/db/schema/rosters.ts';

/** What can be asked of a roster. `by` is a leader acting on somebody else. */
export type RosterCommand =
  | { type: 'join'; userId: string; reserve: boolean; by?: string; key: string }
  | { type: 'leave'; userId: string; by?: string; key: string }
  | { type: 'pin'; userId: string; pin: 'in' | 'out' | null; by: string; key: string }
  | { type: 'resize'; slots: number; by: string; key: string };

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
  | 'frozen';

/** What the person is told: what happened, and where they truly stand now. */
export interface RosterAnswer {
  outcome: RosterOutcome;
  place: { list: 'main' | 'reserve'; position: number; reason: Reason } | null;
}
