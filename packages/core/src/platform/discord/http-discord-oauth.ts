import { createHash } from 'node:crypto';
import { discordName } from '@famiglia/contract/kit/visible-text';
import { VERSION } from '@famiglia/contract/kit/version';
import { managesServer } from './permission-bits.ts';
import { askDiscord } from './ask-discord.ts';
import { BOT_PERMISSIONS } from './bot-permissions.ts';
import { createCircuit } from './circuit.ts';
import { discordAnswers } from './discord-answers.ts';
import type { DiscordOauth, DiscordTokens } from '../discord-oauth.ts';

export interface DiscordOauthOptions {
  /** The consent page, `https://discord.com/oauth2/authorize`. */
  authorizeUrl: string;
  /** The base that discord.js takes too, `https://discord.com/api`. */
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** The panel's public address, without a trailing slash. */
  publicUrl: string;
  clock?: () => Date;
  timeoutMs?: number;
}

const SCOPES = ['identify', 'guilds'];
const FAILURES_IN_A_ROW = 5;

/** Discord's OAuth2 over HTTP, as RFC 6749 and for the code challenge RFC 7636 say. */
export const createHttpDiscordOauth = (options: DiscordOauthOptions): DiscordOauth => {
  const { authorizeUrl, apiUrl, clientId, clientSecret, timeoutMs = 5000 } = options;
  const clock = options.clock ?? (() => new Date());
  const redirectUri = `${options.publicUrl}/auth/callback`;
  // Discord requires this form of a user agent and blocks others.
  const userAgent = `DiscordBot (${options.publicUrl}, ${VERSION})`;
  const circuit = createCircuit(FAILURES_IN_A_ROW);
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');

  const asClient = (path: string, form: Record<string, string>) => ({
    url: `${apiUrl}/oauth2${path}`,
    headers: { authorization: `Basic ${credentials}`, 'user-agent': userAgent },
    form,
    timeoutMs,
    circuit,
  });

  const requestTokens = async (form: Record<string, string>): Promise<DiscordTokens> => {
    const answer = await askDiscord(asClient('/token', form), discordAnswers.tokens);
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token,
      expiresAt: new Date(clock().getTime() + answer.expires_in * 1000),
    };
  };

  const own = (path: string, accessToken: string) => ({
    url: `${apiUrl}/v10/users/@me${path}`,
    headers: { authorization: `Bearer ${accessToken}`, 'user-agent': userAgent },
    timeoutMs,
    circuit,
  });

  return {
    authorizationUrl: (state, codeVerifier) => {
      const url = new URL(authorizeUrl);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: SCOPES.join(' '),
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return url;
    },
    tradeCode: async (code, codeVerifier) =>
      requestTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      }),
    refresh: async (refreshToken) =>
      requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (refreshToken) => {
      const form = { token: refreshToken, token_type_hint: 'refresh_token' };
      await askDiscord(asClient('/token/revoke', form), discordAnswers.revoked);
    },
    user: async (accessToken) => {
      const answer = await askDiscord(own('', accessToken), discordAnswers.user);
      return {
        id: answer.id,
        username: answer.username,
        globalName: answer.global_name ? discordName(answer.global_name, answer.username) : null,
        avatarPath: answer.avatar === null ? null : `avatars/${answer.id}/${answer.avatar}.png`,
      };
    },
    guilds: async (accessToken) => {
      const answer = await askDiscord(own('/guilds', accessToken), discordAnswers.guilds);
      return answer.map(({ id, name, icon, owner, permissions }) => ({
        id,
        name: discordName(name),
        icon,
        owner,
        manages: owner || managesServer(permissions),
      }));
    },
    inviteUrl: (guildId) => {
      const url = new URL(authorizeUrl);
      url.search = new URLSearchParams({
        client_id: clientId,
        scope: 'bot applications.commands',
        permissions: String(BOT_PERMISSIONS),
        ...(guildId === undefined ? {} : { guild_id: guildId, disable_guild_select: 'true' }),
      }).toString();
      return url.href;
    },
  };
};
