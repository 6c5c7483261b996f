import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { discordGrants } from '../platform/db/schema/auth.ts';
import type { OauthGuild } from '../platform/db/schema/auth.ts';
import type { DiscordTokens } from '../platform/discord-oauth.ts';
import type { Encryption } from '../platform/encryption.ts';

export type Grant = typeof discordGrants.$inferSelect;

const encryptTokens = (encryption: Encryption, tokens: DiscordTokens) => ({
  sealedAccessToken: encryption.encrypt(tokens.accessToken),
  sealedRefreshToken: encryption.encrypt(tokens.refreshToken),
  expiresAt: tokens.expiresAt,
});

/** Stores Discord's tokens, encrypted. The stored list of servers stays until it is fetched again. */
export const saveGrant = async (
  db: Queryable,
  encryption: Encryption,
  userId: string,
  tokens: DiscordTokens,
): Promise<void> => {
  const sealed = encryptTokens(encryption, tokens);
  await db
    .insert(discordGrants)
    .values({ userId, ...sealed })
    .onConflictDoUpdate({ target: discordGrants.userId, set: sealed });
};

export const findGrant = async (db: Queryable, userId: string) => {
  const [grant] = await db.select().from(discordGrants).where(eq(discordGrants.userId, userId));
  return grant;
};

/** Replaces tokens by renewed ones, unless a newer sign-in has replaced them already. */
export const replaceTokens = async (
  db: Queryable,
  encryption: Encryption,
  old: Grant,
  tokens: DiscordTokens,
): Promise<void> => {
  await db
    .update(discordGrants)
    .set(encryptTokens(encryption, tokens))
    .where(
      and(eq(discordGrants.userId, old.userId), eq(discordGrants.sealedRefreshToken, old.sealedRefreshToken)),
    );
};

export const saveGuildList = async (
  db: Queryable,
  userId: string,
  guilds: OauthGuild[],
  fetchedAt: Date,
): Promise<void> => {
  await db
    .update(discordGrants)
    .set({ guilds, guildsFetchedAt: fetchedAt })
    .where(eq(discordGrants.userId, userId));
};

/** Deletes a grant that Discord refuses, unless a newer sign-in has replaced it. */
export const deleteGrant = async (db: Queryable, grant: Grant): Promise<void> => {
  const { userId, sealedAccessToken } = grant;
  await db
    .delete(discordGrants)
    .where(and(eq(discordGrants.userId, userId), eq(discordGrants.sealedAccessToken, sealedAccessToken)));
};
