import type { Actor } from '../platform/actor.ts';
import { issueToken } from '../auth/issue-token.ts';
import type { IssuedToken } from '../auth/issue-token.ts';
import { insertSession } from '../auth/session.queries.ts';
import type { LivingSession } from '../auth/session.queries.ts';
import type { Context } from '../platform/context.ts';
import { users } from '../platform/db/schema/auth.ts';
import { panelActor } from './test-actor.ts';

const beginSession = async (context: Context, userId: string): Promise<LivingSession> => {
  await context.db
    .insert(users)
    .values({ id: userId, username: `user_${userId}` })
    .onConflictDoNothing();
  return insertSession(context.db, userId, context.clock());
};

/** Signs a person in without Discord: their token and its cookie. */
export const signInBrowser = async (context: Context, userId: string): Promise<IssuedToken> =>
  issueToken(context.db, await beginSession(context, userId), context.clock());

export const signIn = async (context: Context, userId: string): Promise<string> =>
  (await signInBrowser(context, userId)).token;

/** The same person as the actor of use cases, with their own session. */
export const signInActor = async (context: Context, userId: string): Promise<Actor> =>
  panelActor(userId, (await beginSession(context, userId)).id);
