import type { authRoutes } from '@famiglia/contract/auth';
import { AppError } from '../app-error.ts';
import type { UseCase } from '../use-case.ts';
import { browserHash } from './browser-hash.ts';
import { issueToken } from './issue-token.ts';
import { insertLogin } from './login-history.queries.ts';
import { presentSession } from './present-session.ts';
import { insertSession } from './session.queries.ts';
import { findUser, takeCode } from './sign-in.queries.ts';

/** Makes the session of the browser that came back from Discord, and notes it in the login history. */
export const tradeLoginCode: UseCase<typeof authRoutes.session> = async (context, actor, input) => {
  const browser = browserHash(actor);
  if (actor.kind === 'discord' || browser === null) throw new AppError('invalid_code');
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const code = await takeCode(tx, input.code, browser);
    const user = code && code.expiresAt > now ? await findUser(tx, code.userId) : undefined;
    if (code === undefined || user === undefined) throw new AppError('invalid_code');
    const sessionId = await insertSession(tx, user.id, now);
    await insertLogin(tx, { userId: user.id, sessionId, at: now, client: actor.client });
    const issued = await issueToken(tx, sessionId, now);
    return { ...presentSession(context.config, issued, user), return_to: code.returnTo };
  });
};
