import type { OauthGuild } from './db/schema/auth.ts';

export interface DiscordTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

export interface DiscordUser {
  id: string;
  username: string;
  globalName: string | null;
  avatarPath: string | null;
}

/**
 * Discord's OAuth2 calls. Every call throws `AppError('discord_unavailable')` when Discord is down or does not answer
 * in time, and `DiscordRefused` when it refuses.
 */
export interface DiscordOauth {
  authorizationUrl: (state: string, codeVerifier: string) => URL;
  tradeCode: (code: string, codeVerifier: string) => Promise<DiscordTokens>;
  refresh: (refreshToken: string) => Promise<DiscordTokens>;
  user: (accessToken: string) => Promise<DiscordUser>;
  guilds: (accessToken: string) => Promise<OauthGuild[]>;
  /** Revokes the person's whole grant, whichever of its tokens is given. */
  revoke: (refreshToken: string) => Promise<void>;
  /** The address where a manager adds the bot to one server, or chooses the server there. */
  inviteUrl: (guildId?: string) => string;
}

/** Discord answered with a refusal: a used code, a revoked grant. */
export class DiscordRefused extends Error {
  override readonly name = 'DiscordRefused';
}
