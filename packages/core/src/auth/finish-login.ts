import type { AuthErrorReason } from '@famiglia/contract/auth/auth';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { DiscordRefused } from '../platform/discord-oauth.ts';
import { randomToken } from '../platform/encryption.ts';
import { browserHash } from './browser-hash.ts';
import { saveGrant } from './grant.queries.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { cancelRevocations } from './retired-grant.queries.ts';
import { insertCode, saveUser, takeAttempt } from './sign-in.queries.ts';

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
