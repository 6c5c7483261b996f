import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { OauthGuild } from '../platform/db/schema/auth.ts';
import { DiscordRefused } from '../platform/discord-oauth.ts';
import { DecryptionFailed } from '../platform/encryption.ts';
import { discordAccessToken } from './discord-access-token.ts';
import { deleteGrant, findGrant, saveGuildList } from './grant.queries.ts';
import type { Grant } from './grant.queries.ts';
import { after, LIFETIMES } from './lifetimes.ts';

/** The servers that Discord lists for a person: enough to offer an invitation, never to open a panel. */
export const userGuilds = async (context: Context, userId: string): Promise<OauthGuild[]> => {
  const grant = await findGrant(context.db, userId);
  if (grant === undefined) return [];
  if (grant.guilds !== null && isRecent(grant.guildsFetchedAt, context.clock())) return grant.guilds;
  const guilds = await fetchGuilds(context, grant);
  if (guilds === 'revoked') {
    await deleteGrant(context.db, grant);
    return [];
  }
  // An outage is cached like an answer: Discord's rate limits require a minute between calls.
  const kept = guilds === 'unavailable' ? (grant.guilds ?? []) : guilds;
  await saveGuildList(context.db, userId, kept, context.clock());
  return kept;
};

const isRecent = (fetchedAt: Date | null, now: Date): boolean =>
  fetchedAt !== null && after(fetchedAt, LIFETIMES.guildList) > now;

const fetchGuilds = async (
  context: Context,
  grant: Grant,
): Promise<OauthGuild[] | 'revoked' | 'unavailable'> => {
  try {
    return await context.discord.guilds(await discordAccessToken(context, grant));
  } catch (error) {
    // A failed decryption means that our key was lost: the person has to sign in again.
    if (error instanceof DiscordRefused || error instanceof DecryptionFailed) return 'revoked';
    if (!(error instanceof AppError && error.code === 'discord_unavailable')) throw error;
    context.log.warn({ err: error }, 'Discord does not list a person’s servers');
    return 'unavailable';
  }
};
