import type { ClientMessage, DeskPlace } from '@famiglia/contract/realtime';
import { create } from 'zustand';

type Place = Omit<Extract<ClientMessage, { type: 'desk' }>, 'type' | 'open'>;

const NOWHERE: Place = { showing: null, upcoming: [] };
/** A held arrow key passes dozens of screens a second; only where it stops matters. */
const REST_MS = 80;

interface Presence {
  /** Everybody else at the moderation desk of the guild on screen. */
  others: readonly DeskPlace[];
  /** Whether the server has answered since this tab sat down: until then nobody knows who was first. */
  heard: boolean;
}

const ALONE: Presence = { others: [], heard: false };
export const useDeskPresence = create<Presence>()(() => ALONE);

let say: ((message: ClientMessage) => void) | null = null;
let place: Place | null = null;
let said: string | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

const speak = (): void => {
  resting = undefined;
  const message = { type: 'desk', ...(place ?? NOWHERE), open: place !== null } as const;
  const words = JSON.stringify(message);
  if (!say || words === said || (place === null && said === null)) return;
  said = words;
  resting = setTimeout(speak, REST_MS);
  say(message);
};

/** Tells the others where this tab is; null leaves the desk. */
export const takePlace = (next: Place | null): void => {
  place = next;
  if (next === null) useDeskPresence.setState(ALONE, true);
  if (resting === undefined) speak();
};

/** A connection stands: whatever was said on an earlier one is forgotten there. */
export const openDesk = (by: (message: ClientMessage) => void): void => {
  say = by;
  said = null;
  speak();
};

/** Without a connection nobody is known to be there. */
export const closeDesk = (): void => {
  clearTimeout(resting);
  resting = undefined;
  say = null;
  said = null;
  useDeskPresence.setState(ALONE, true);
};
