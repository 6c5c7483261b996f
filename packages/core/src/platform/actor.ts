import { AppError } from './app-error.ts';

/** Who asks. Use cases get one from the API (a session) or from the bot (an interaction). */
export type Actor =
  | { kind: 'anonymous'; client: ClientInfo }
  | { kind: 'user'; userId: string; sessionId: string; client: ClientInfo }
  | { kind: 'discord'; userId: string };

/** Where a browser's request came from. */
export interface ClientInfo {
  ip: string;
  /** Two letters, or null where the offline table does not know the address. */
  countryCode: string | null;
  userAgent: string;
  /** The random value of this browser's sign-in cookie. */
  browserId: string | null;
  /** The half of a session that no script can read: its HttpOnly cookie, sent with a refresh alone. */
  refreshKey: string | null;
}

export type SignedIn = Exclude<Actor, { kind: 'anonymous' }>;

export const requireSignedIn = (actor: Actor): SignedIn => {
  if (actor.kind === 'anonymous') throw new AppError('not_signed_in');
  return actor;
};
