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
}

export interface Placement {
  entry: RosterEntry;
  list: 'main' | 'reserve';
  /** From 1, counted inside the list. */
  position: number;
}
