import type { Context } from '../context.ts';
import { DiscordRefused } from '../discord/discord-oauth.ts';
import { findGrant, replaceTokens } from './grant.queries.ts';
import type { Grant } from './grant.queries.ts';
import { after } from './lifetimes.ts';

/** A token about to expire is renewed early, so that it does not die on the way to Discord. */
const MARGIN_MS = 60_000;

/** Renewals of this process that are under way: Discord takes a refresh token once. */
const renewals = new WeakMap<Context, Map<string, Promise<string>>>();

/** A person's Discord token that still works, renewed where needed. */
export const discordAccessToken = async (context: Context, grant: Grant): Promise<string> => {
  if (stillWorks(context, grant)) return context.seal.open(grant.sealedAccessToken);
  const running = renewals.get(context) ?? new Map<string, Promise<string>>();
  renewals.set(context, running);
  const renewal = running.get(grant.userId) ?? renew(context, grant);
  running.set(grant.userId, renewal);
  try {
    return await renewal;
  } finally {
    running.delete(grant.userId);
  }
};

const stillWorks = (context: Context, { expiresAt }: Grant): boolean =>
  expiresAt > after(context.clock(), MARGIN_MS);

/**
 * Discord may take seconds, so no connection is held meanwhile. Where another process was faster, Discord
 * refuses our token and theirs stands in the database.
 */
const renew = async (context: Context, grant: Grant): Promise<string> => {
  try {
    const tokens = await context.discord.refresh(context.seal.open(grant.sealedRefreshToken));
    await replaceTokens(context.db, context.seal, grant, tokens);
    return tokens.accessToken;
  } catch (error) {
    if (!(error instanceof DiscordRefused)) throw error;
    const current = await findGrant(context.db, grant.userId);
    if (current === undefined || !stillWorks(context, current)) throw error;
    return context.seal.open(current.sealedAccessToken);
  }
};
