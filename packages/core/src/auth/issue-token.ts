import type { Queryable } from '../db/database.ts';
import { randomToken } from '../seal.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { insertToken } from './session.queries.ts';

export interface IssuedToken {
  token: string;
  expiresAt: Date;
}

/** The next token of a session. Only its hash is stored. */
export const issueToken = async (db: Queryable, sessionId: string, issuedAt: Date): Promise<IssuedToken> => {
  const token = randomToken();
  const expiresAt = after(issuedAt, LIFETIMES.token);
  await insertToken(db, sessionId, token, { issuedAt, expiresAt });
  return { token, expiresAt };
};
