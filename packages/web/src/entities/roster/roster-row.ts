import type { Participant } from '@famiglia/contract/events';

/** One person in the list, ready to be read: words and numbers are already in the reader's language. */
export interface RosterRow {
  id: string;
  name: string;
  /** A quiet second name: who this is in Discord, where the first is the in-game nick. */
  alias?: string;
  avatarUrl?: string | null;
  list: Participant['list'];
  position: number;
  /** Why this person stands here. */
  reason: string;
  value: string;
  /** A leader holds this person here, whatever the order says. */
  pinned?: boolean;
  /** Stands out once: this row has just moved up or just arrived. */
  fresh?: boolean;
}
