/** A person who signed up, with all values that decide their place. */
export interface RosterEntry {
  userId: string;
  /** Increases with every sign-up of this roster, so that no two people are equal. */
  sequence: number;
  signedUpAt: Date;
  /** Chose the reserve: is below everybody who wants a place. */
  choseReserve: boolean;
  /** A leader's pin precedes every criterion. */
  pinned: 'in' | 'out' | null;
  rolePriority: number;
  reputation: number;
  /** The share of past sign-ups that they attended, 0 to 1; null without past sign-ups. */
  reliability: number | null;
  /** Stayed on the reserve of the last roster, which gives priority this time. */
  benchedLastTime: boolean;
  /** Their current squad, or the one into which a leader pinned them. */
  squad: string | null;
  /** The squad they want; null means any. */
  wantedSquad: string | null;
  /** The squad roles that they have; only read if a squad requires one. */
  roles?: ReadonlySet<string>;
}

/** A named part of main with its own places. */
export interface RosterSquad {
  id: string;
  name: string;
  slots: number;
  /** The role that a place in it requires. */
  roleId: string | null;
  leaderId: string | null;
}

export interface Placement {
  entry: RosterEntry;
  list: 'main' | 'reserve';
  /** Starts at 1 in each list. */
  position: number;
  /** Null on the reserve, and if the roster has no squads. */
  squad: string | null;
}
