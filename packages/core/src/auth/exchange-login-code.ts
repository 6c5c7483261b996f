import type { authRoutes, Session } from '@famiglia/contract/auth/auth';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { browserHash } from './browser-hash.ts';
import { issueToken } from './issue-token.ts';
import { insertLogin } from './login-history.ts';
import { presentSession } from './present-session.ts';
import type { GivenSession } from './present-session.ts';
import { insertSession } from './session.queries.ts';
import { findUser, takeCode } from './sign-in.queries.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';

/** Creates the session of a browser that returned from Discord, and adds it to the login history. */
export const exchangeLoginCode = async (
  context: Context,
  actor: Actor,
  input: UseCaseInput<typeof authRoutes.session>,
): Promise<GivenSession<Session & { return_to: string }>> => {
  const browser = browserHash(actor);
  if (actor.kind === 'discord' || browser === null) throw new AppError('invalid_code');
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const code = await takeCode(tx, input.code, browser);
    const user = code && code.expiresAt > now ? await findUser(tx, code.userId) : undefined;
    if (code === undefined || user === undefined) throw new AppError('invalid_code');
    const living = await insertSession(tx, user.id, now);
    await insertLogin(tx, { userId: user.id, sessionId: living.id, at: now, client: actor.client });
    const issued = await issueToken(tx, living, now);
    const { session, refreshKey } = presentSession(context.config, issued, user);
    return { session: { ...session, return_to: code.returnTo }, refreshKey };
  });
};
