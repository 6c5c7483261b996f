/** Somebody who signed up, with everything that decides where they stand. */
export interface RosterEntry {
  userId: string;
  /** Grows with every sign-up of this roster, so that no two people are ever equal. */
  sequence: number;
  signedUpAt: Date;
  /** Asked for the reserve: stands below everybody who asked for a place. */
  choseReserve: boolean;
  /** A leader's word; it goes before any criterion. */
  pinned: 'in' | 'out' | null;
  rolePriority: number;
  reputation: number;
  /** Share of past sign-ups that came, 0 to 1; null for somebody without a past. */
  reliability: number | null;
  /** Stayed on the reserve of the last roster: goes first this time. */
  benchedLastTime: boolean;
  /** The squad they stand in, or that a leader put them into. */
  squad: string | null;
  /** The squad they asked for; null means any. */
  wantedSquad: string | null;
  /** Which of the roles that squads need they have; only known where a squad needs one. */
  roles?: ReadonlySet<string>;
}

/** A named part of main with places of its own. */
export interface RosterSquad {
  id: string;
  name: string;
  slots: number;
  /** The role that a place in it needs. */
  roleId: string | null;
  leaderId: string | null;
}

export interface Placement {
  entry: RosterEntry;
  list: 'main' | 'reserve';
  /** From 1, counted inside the list. */
  position: number;
  /** Null on the reserve, and where the roster has no squads. */
  squad: string | null;
}
