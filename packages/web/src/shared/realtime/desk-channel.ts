import type { ClientMessage, DeskPlace } from '@famiglia/contract/realtime/realtime';
import { create } from 'zustand';

type Place = Omit<Extract<ClientMessage, { type: 'desk' }>, 'type' | 'open'>;

const NOWHERE: Place = { showing: null, upcoming: [] };
/** A held arrow key passes dozens of screenshots a second; only the last one is sent. */
const DEBOUNCE_MS = 80;

interface Presence {
  /** Everybody else at the desk of the open guild. */
  others: readonly DeskPlace[];
  /**
   * Whether the server has answered since this tab opened the desk: until then it is unknown who was first.
   */
  heard: boolean;
}

const ALONE: Presence = { others: [], heard: false };
export const useDeskPresence = create<Presence>()(() => ALONE);

let say: ((message: ClientMessage) => void) | null = null;
let place: Place | null = null;
let said: string | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

const sendPlace = (): void => {
  resting = undefined;
  const message = { type: 'desk', ...(place ?? NOWHERE), open: place !== null } as const;
  const words = JSON.stringify(message);
  if (!say || words === said || (place === null && said === null)) return;
  said = words;
  resting = setTimeout(sendPlace, DEBOUNCE_MS);
  say(message);
};

/** Tells the others where this tab is; null leaves the desk. */
export const takePlace = (next: Place | null): void => {
  place = next;
  if (next === null) useDeskPresence.setState(ALONE, true);
  if (resting === undefined) sendPlace();
};

/** A new connection: the server has forgotten what an earlier one sent. */
export const openDesk = (by: (message: ClientMessage) => void): void => {
  say = by;
  said = null;
  sendPlace();
};

/** Without a connection nobody else is known. */
export const closeDesk = (): void => {
  clearTimeout(resting);
  resting = undefined;
  say = null;
  said = null;
  useDeskPresence.setState(ALONE, true);
};
