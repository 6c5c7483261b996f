import type { Actor } from '../actor.ts';
import { issueToken } from '../auth/issue-token.ts';
import { insertSession } from '../auth/session.queries.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/auth.ts';
import { panelActor } from './test-actor.ts';

const beginSession = async (context: Context, userId: string): Promise<string> => {
  await context.db
    .insert(users)
    .values({ id: userId, username: `user_${userId}` })
    .onConflictDoNothing();
  return insertSession(context.db, userId, context.clock());
};

/** Signs a person in without Discord and returns their token. */
export const signIn = async (context: Context, userId: string): Promise<string> =>
  (await issueToken(context.db, await beginSession(context, userId), context.clock())).token;

/** The same person as a use case meets them, with a session of their own. */
export const signInActor = async (context: Context, userId: string): Promise<Actor> =>
  panelActor(userId, await beginSession(context, userId));
