import type { ROSTER_LISTS } from '@famiglia/contract/events/events';

/** One person on the roster, ready to show: texts and numbers are in the reader's language. */
export interface RosterRow {
  id: string;
  name: string;
  /** A second name: the Discord name if the first is the in-game nick. */
  alias?: string;
  avatarUrl?: string | null;
  list: (typeof ROSTER_LISTS)[number];
  position: number;
  /** The squad's id, if the roster has squads. */
  squad?: string | null;
  /** The heading under which the person stands, if the list has headings. */
  group?: string;
  /** What decided this place and is not visible from the heading and the value; mostly empty. */
  reason: string;
  value: string;
  /** Why they will not be there, in words: on vacation or AFK. */
  away?: string | null;
  /** Only of those who said that they will be late: the words for it. */
  late?: string | null;
  /** A leader has pinned this person here. */
  pinned?: boolean;
  /** Highlighted once: this row has just moved up or just arrived. */
  fresh?: boolean;
}
