import { SESSION_DAYS, SESSION_TOKEN_MINUTES } from '@famiglia/contract/constants';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long the pieces of a sign-in live, in milliseconds. */
export const LIFETIMES = {
  /** From leaving for Discord to coming back: time to read the consent page and find a second factor. */
  attempt: 10 * MINUTE,
  /** The callback's one-time code. */
  code: 60 * SECOND,
  /** How long a token authorises calls. */
  token: SESSION_TOKEN_MINUTES * MINUTE,
  /** How long a rotated token still works and still gets the same answer. */
  rotationGrace: 30 * SECOND,
  /** How long after its issue a token may be refreshed: a panel opened once a week stays signed in. */
  refresh: 7 * DAY,
  /** From signing in to the end that no refresh can put off. */
  session: SESSION_DAYS * DAY,
  /** How long after signing in a person may do what asks for a fresh sign-in. */
  freshSignIn: 15 * MINUTE,
  /** How long Discord is told again and again that a grant is over. Its own refresh tokens die of disuse, too. */
  revocation: 30 * DAY,
  /** How old the kept copy of a person's server list may be. */
  guildList: 60 * SECOND,
} as const;

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
