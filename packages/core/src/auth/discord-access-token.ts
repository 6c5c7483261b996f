import type { Context } from '../context.ts';
import { lockGrant, saveGrant } from './grant.queries.ts';
import type { Grant } from './grant.queries.ts';
import { after } from './lifetimes.ts';

/** A token about to expire is renewed early, so that it does not die on the way to Discord. */
const MARGIN_MS = 60_000;

/** A person's Discord token that still works, renewed where needed. */
export const discordAccessToken = async (context: Context, grant: Grant): Promise<string> => {
  const fits = ({ expiresAt }: Grant) => expiresAt > after(context.clock(), MARGIN_MS);
  if (fits(grant)) return context.seal.open(grant.sealedAccessToken);
  // Discord takes a refresh token once. The row lock makes a second process wait for the first one's result.
  return context.db.transaction(async (tx) => {
    const current = (await lockGrant(tx, grant.userId)) ?? grant;
    if (fits(current)) return context.seal.open(current.sealedAccessToken);
    const tokens = await context.discord.refresh(context.seal.open(current.sealedRefreshToken));
    await saveGrant(tx, context.seal, current.userId, tokens);
    return tokens.accessToken;
  });
};
