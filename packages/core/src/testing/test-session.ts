import { issueToken } from '../auth/issue-token.ts';
import { insertSession } from '../auth/session.queries.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/auth.ts';

/** Signs a person in without Discord and returns their token. */
export const signIn = async (context: Context, userId: string): Promise<string> => {
  await context.db
    .insert(users)
    .values({ id: userId, username: `user_${userId}` })
    .onConflictDoNothing();
  const sessionId = await insertSession(context.db, userId, context.clock());
  return (await issueToken(context.db, sessionId, context.clock())).token;
};
