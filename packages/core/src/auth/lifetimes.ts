import { SESSION_DAYS, SESSION_TOKEN_MINUTES } from '@famiglia/contract/auth/session-times';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes of the parts of a sign-in, in milliseconds. */
export const LIFETIMES = {
  /** Between leaving for Discord and returning: time to read the consent page and enter a second factor. */
  attempt: 10 * MINUTE,
  /** The callback's one-time code. */
  code: 60 * SECOND,
  /** How long a token authorises calls. */
  token: SESSION_TOKEN_MINUTES * MINUTE,
  /** How long a rotated token still works and its refresh gets the same answer. */
  rotationGrace: 30 * SECOND,
  /** How long after its issue a token can be refreshed: a panel that is opened once a week stays signed in. */
  refresh: 7 * DAY,
  /** From the sign-in to the end of the session, however often it is refreshed. */
  session: SESSION_DAYS * DAY,
  /** How long after a sign-in actions are allowed that need a fresh one. */
  freshSignIn: 15 * MINUTE,
  /** How long revoking a grant is retried. Unused refresh tokens expire at Discord as well. */
  revocation: 30 * DAY,
  /** How old the stored list of a person's servers may be. */
  guildList: 60 * SECOND,
} as const;

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
