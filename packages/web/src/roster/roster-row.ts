import type { Participant } from '@famiglia/contract/events';

/** One person in the list, ready to be read: words and numbers are already in the reader's language. */
export interface RosterRow {
  id: string;
  name: string;
  avatarUrl?: string | null;
  list: Participant['list'];
  position: number;
  /** Why this person stands here. */
  reason: string;
  value: string;
  /** Stands out once: this row has just moved up or just arrived. */
  fresh?: boolean;
}
