import type { authRoutes, AuthErrorReason } from '@famiglia/contract/auth/auth';
import { randomToken } from '../platform/encryption.ts';
import type { UseCase } from '../platform/use-case.ts';
import { browserHash } from './browser-hash.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { safeReturnPath } from './safe-return-path.ts';
import { insertAttempt, insertCode, saveUser, takeAttempt } from './sign-in.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { DiscordRefused } from '../platform/discord-oauth.ts';
import { saveGrant } from './grant.queries.ts';
import { cancelRevocations } from './retired-grant.queries.ts';

/** Sends a browser to Discord and stores, as hashes, which browser it was. */
export const beginLogin: UseCase<typeof authRoutes.login> = async (context, actor, input) => {
  const browser = browserHash(actor);
  if (browser === null) throw new Error('a sign-in needs a browser with its cookie');
  const state = randomToken();
  const verifier = randomToken();
  await insertAttempt(context.db, {
    state,
    browserHash: browser,
    sealedVerifier: context.encryption.encrypt(verifier),
    returnTo: safeReturnPath(input.returnTo),
    expiresAt: after(context.clock(), LIFETIMES.attempt),
  });
  return { authorization_url: context.discord.authorizationUrl(state, verifier).href };
};

/** The parameters with which Discord sends a browser back. */
export interface LoginReturn {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
}

export type LoginOutcome = { code: string } | { reason: AuthErrorReason };

/** The return from Discord: a one-time code for the panel, or the reason of the failure. */
export const finishLogin = async (
  context: Context,
  actor: Actor,
  input: LoginReturn,
): Promise<LoginOutcome> => {
  try {
    return await finish(context, actor, input);
  } catch (error) {
    if (error instanceof AppError && error.code === 'discord_unavailable') {
      context.log.warn({ err: error }, 'Discord is out of reach for a sign-in');
      return { reason: 'discord_down' };
    }
    if (error instanceof DiscordRefused) context.log.warn({ err: error }, 'Discord refused a sign-in');
    else context.log.error({ err: error }, 'a sign-in failed');
    return { reason: 'failed' };
  }
};

const finish = async (context: Context, actor: Actor, input: LoginReturn): Promise<LoginOutcome> => {
  const browser = browserHash(actor);
  if (browser === null || input.state === undefined) return { reason: 'state_mismatch' };
  // The state is checked before any other parameter is believed, also a refusal.
  const attempt = await takeAttempt(context.db, input.state, browser);
  if (attempt === undefined || attempt.expiresAt <= context.clock()) return { reason: 'state_mismatch' };
  if (input.error === 'access_denied') return { reason: 'denied' };
  if (input.code === undefined) return { reason: 'failed' };

  const tokens = await context.discord.tradeCode(
    input.code,
    context.encryption.decrypt(attempt.sealedVerifier),
  );
  const user = await context.discord.user(tokens.accessToken);
  const code = randomToken();
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    await saveUser(tx, user, now);
    await saveGrant(tx, context.encryption, user.id, tokens);
    await cancelRevocations(tx, user.id);
    await insertCode(tx, {
      code,
      browserHash: browser,
      userId: user.id,
      returnTo: attempt.returnTo,
      expiresAt: after(now, LIFETIMES.code),
    });
  });
  return { code };
};
