import { redirectAllowed } from '../http/redirect-allowed.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** The validated query of the consent page. */
export interface AuthorizeRequest {
  scopes: string[];
  /** null only for an invitation of the bot, which needs no redirect. */
  redirectUri: string | null;
  state: string | null;
  challenge: string | null;
  /** For an invitation: the server, and the requested permissions. */
  guildId: string | null;
  permissions: bigint;
}

const KNOWN_SCOPES = new Set([
  'identify',
  'guilds',
  'email',
  'guilds.members.read',
  'bot',
  'applications.commands',
]);

export type AuthorizeProblem =
  | 'invalid_client'
  | 'invalid_redirect_uri'
  | 'invalid_scope'
  | 'invalid_response_type'
  | 'invalid_challenge_method';

export const readAuthorizeRequest = (
  context: SandboxContext,
  query: URLSearchParams,
): AuthorizeRequest | AuthorizeProblem => {
  const scopes = (query.get('scope') ?? '').split(/[ +]/).filter(Boolean);
  const redirectUri = query.get('redirect_uri');
  const challenge = query.get('code_challenge');
  const invitation = scopes.includes('bot') && !query.has('response_type');
  if (query.get('client_id') !== context.credentials.application_id) return 'invalid_client';
  if (redirectUri === null ? !invitation : !redirectAllowed(context.redirectUris, redirectUri)) {
    return 'invalid_redirect_uri';
  }
  if (scopes.length === 0 || !scopes.every((scope) => KNOWN_SCOPES.has(scope))) return 'invalid_scope';
  if (!invitation && query.get('response_type') !== 'code') return 'invalid_response_type';
  if (challenge !== null && query.get('code_challenge_method') !== 'S256') return 'invalid_challenge_method';
  return {
    scopes,
    redirectUri,
    state: query.get('state'),
    challenge,
    guildId: query.get('guild_id'),
    permissions: BigInt(/^\d+$/.test(query.get('permissions') ?? '') ? (query.get('permissions') ?? 0) : 0),
  };
};
