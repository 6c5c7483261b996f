import type { Context } from '../platform/context.ts';
import { DiscordRefused } from '../platform/discord-oauth.ts';
import { findGrant, replaceTokens } from './grant.queries.ts';
import type { Grant } from './grant.queries.ts';
import { after } from './lifetimes.ts';

/** A token close to its expiry is renewed early, so that it does not expire on the way to Discord. */
const MARGIN_MS = 60_000;

/** Renewals in progress in this process: Discord accepts a refresh token once. */
const renewals = new WeakMap<Context['discord'], Map<string, Promise<string>>>();

/** A valid Discord token of a person, renewed if needed. */
export const discordAccessToken = async (context: Context, grant: Grant): Promise<string> => {
  if (stillWorks(context, grant)) return context.encryption.decrypt(grant.sealedAccessToken);
  const running = renewals.get(context.discord) ?? new Map<string, Promise<string>>();
  renewals.set(context.discord, running);
  const renewal =
    running.get(grant.userId) ?? renew(context, grant).finally(() => running.delete(grant.userId));
  running.set(grant.userId, renewal);
  return renewal;
};

const stillWorks = (context: Context, { expiresAt }: Grant): boolean =>
  expiresAt > after(context.clock(), MARGIN_MS);

/**
 * Discord may take seconds, so no database connection is held meanwhile. The grant is read again first: ours may have
 * been read before a renewal that has finished. If another process was faster, Discord refuses our token, and the
 * database has the new one.
 */
const renew = async (context: Context, { userId }: Grant): Promise<string> => {
  const grant = await findGrant(context.db, userId);
  if (grant === undefined) throw new DiscordRefused('the authorisation is gone');
  if (stillWorks(context, grant)) return context.encryption.decrypt(grant.sealedAccessToken);
  try {
    const tokens = await context.discord.refresh(context.encryption.decrypt(grant.sealedRefreshToken));
    await replaceTokens(context.db, context.encryption, grant, tokens);
    return tokens.accessToken;
  } catch (error) {
    if (!(error instanceof DiscordRefused)) throw error;
    const current = await findGrant(context.db, userId);
    if (current === undefined || !stillWorks(context, current)) throw error;
    return context.encryption.decrypt(current.sealedAccessToken);
  }
};
