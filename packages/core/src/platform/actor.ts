import type { Permission } from '@famiglia/contract/access/permissions';
import { AppError } from './app-error.ts';

/** Who calls a use case. The API makes one from a session, the bot from an interaction. */
export type Actor =
  | { kind: 'anonymous'; client: ClientInfo }
  | { kind: 'user'; userId: string; sessionId: string; client: ClientInfo }
  | { kind: 'discord'; userId: string }
  /** A program of a family that does in one guild, for whoever made its key, what was chosen for the key. */
  | ({ kind: 'key'; client: ClientInfo } & ActingKey)
  /** A collector of wars, by a key that opens one call and nothing else. */
  | { kind: 'collector'; keyId: string; guildId: string; client: ClientInfo };

/** A key of the API. */
export interface ActingKey {
  keyId: string;
  guildId: string;
  /** Who made it. */
  userId: string;
  name: string;
  permissions: ReadonlySet<Permission>;
  callsPerMinute: number;
}

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

export type SignedIn = Exclude<Actor, { kind: 'anonymous' | 'collector' }>;

export const requireSignedIn = (actor: Actor): SignedIn => {
  if (actor.kind === 'anonymous' || actor.kind === 'collector') throw new AppError('not_signed_in');
  return actor;
};
