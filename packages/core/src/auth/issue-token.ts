import type { Queryable } from '../platform/db/database.ts';
import { randomToken } from '../platform/encryption.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { insertToken } from './session.queries.ts';
import type { LivingSession } from './session.queries.ts';

export interface IssuedToken {
  token: string;
  expiresAt: Date;
  refreshKey: RefreshKey;
}

/** The value of the HttpOnly cookie. Without it a token cannot be refreshed. */
export interface RefreshKey {
  value: string;
  expiresAt: Date;
}

/** The next token of a session, with its cookie. Only their hashes are stored. */
export const issueToken = async (
  db: Queryable,
  session: LivingSession,
  issuedAt: Date,
): Promise<IssuedToken> => {
  const token = randomToken();
  const refreshKey = { value: randomToken(), expiresAt: refreshableUntil(session, issuedAt) };
  const expiresAt = beforeTheEnd(session, issuedAt, LIFETIMES.token);
  await insertToken(db, session.id, { token, refreshKey: refreshKey.value, issuedAt, expiresAt });
  return { token, expiresAt, refreshKey };
};

export const refreshableUntil = (session: LivingSession, issuedAt: Date): Date =>
  beforeTheEnd(session, issuedAt, LIFETIMES.refresh);

const beforeTheEnd = ({ endsAt }: LivingSession, from: Date, milliseconds: number): Date => {
  const wanted = after(from, milliseconds);
  return wanted < endsAt ? wanted : endsAt;
};
