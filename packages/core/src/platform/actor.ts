import { AppError } from './app-error.ts';

/** Who calls a use case. The API makes one from a session, the bot from an interaction. */
export type Actor =
  | { kind: 'anonymous'; client: ClientInfo }
  | { kind: 'user'; userId: string; sessionId: string; client: ClientInfo }
  | { kind: 'discord'; userId: string }
  /** A program of a family, by a key that opens one call and nothing else. */
  | { kind: 'key'; keyId: string; guildId: string; client: ClientInfo };

/** The origin of a browser's request. */
export interface ClientInfo {
  ip: string;
  /** Two letters, or null where no trusted proxy named a country. */
  countryCode: string | null;
  userAgent: string;
  /** The random value of this browser's sign-in cookie. */
  browserId: string | null;
  /** The value of the session's HttpOnly cookie, which is sent only with a refresh. */
  refreshKey: string | null;
}

export type SignedIn = Exclude<Actor, { kind: 'anonymous' | 'key' }>;

export const requireSignedIn = (actor: Actor): SignedIn => {
  if (actor.kind === 'anonymous' || actor.kind === 'key') throw new AppError('not_signed_in');
  return actor;
};
