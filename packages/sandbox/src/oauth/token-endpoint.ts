import { createHash, randomBytes } from 'node:crypto';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Authorization } from '../world/world.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import { OAuthError } from './oauth-error.ts';

export const exchangeToken = (context: SandboxContext, codes: AuthorizationCodes, form: URLSearchParams) => {
  const grantType = form.get('grant_type');
  if (grantType === 'authorization_code') return exchangeCode(context, codes, form);
  if (grantType === 'refresh_token') return refresh(context, form);
  throw new OAuthError('unsupported_grant_type', `Grant type ${grantType} is not supported`);
};

const exchangeCode = (context: SandboxContext, codes: AuthorizationCodes, form: URLSearchParams) => {
  const grant = codes.redeem(form.get('code') ?? '');
  if (!grant) throw new OAuthError('invalid_grant', 'Invalid "code" in request.');
  if (grant.redirectUri !== form.get('redirect_uri')) {
    throw new OAuthError('invalid_grant', 'Invalid "redirect_uri" in request.');
  }
  if (!verifierFits(grant.challenge, form.get('code_verifier'))) {
    throw new OAuthError('invalid_grant', 'Invalid "code_verifier" in request.');
  }
  return issueTokens(context, { id: context.nextId(), user_id: grant.userId, scopes: grant.scopes });
};

const verifierFits = (challenge: string | null, verifier: string | null): boolean => {
  if (challenge === null) return true;
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  );
};

/** A refresh token works once: the answer carries the next one. */
const refresh = (context: SandboxContext, form: URLSearchParams) => {
  const token = form.get('refresh_token') ?? '';
  const authorization = [...context.world.authorizations.values()].find((one) => one.refresh_token === token);
  if (!authorization) throw new OAuthError('invalid_grant', 'Invalid "refresh_token" in request.');
  return issueTokens(context, authorization);
};

const TOKEN_TYPES = new Set(['access_token', 'refresh_token']);

/**
 * Revokes all tokens of the person's authorization, whichever token was given: "any active access or refresh
 * tokens associated with that authorization will be revoked". An unknown token is no error (RFC 7009, 2.2).
 */
export const revokeToken = (context: SandboxContext, form: URLSearchParams) => {
  const token = form.get('token') ?? '';
  if (token === '') throw new OAuthError('invalid_request', 'Missing "token" in request.');
  const hint = form.get('token_type_hint');
  if (hint !== null && !TOKEN_TYPES.has(hint)) {
    throw new OAuthError('unsupported_token_type', 'Invalid "token_type_hint" in request.');
  }
  const all = [...context.world.authorizations.values()];
  const given = all.find((one) => one.access_token === token || one.refresh_token === token);
  for (const one of all) if (one.user_id === given?.user_id) context.world.authorizations.delete(one.id);
  context.changed();
  return {};
};

const ACCESS_TOKEN_SECONDS = 604_800;

/** New tokens for an authorization; the earlier ones become invalid. */
const issueTokens = (context: SandboxContext, allowed: Pick<Authorization, 'id' | 'user_id' | 'scopes'>) => {
  const authorization: Authorization = {
    id: allowed.id,
    user_id: allowed.user_id,
    scopes: allowed.scopes,
    access_token: randomBytes(22).toString('base64url'),
    refresh_token: randomBytes(22).toString('base64url'),
    expires_at: context.clock() + ACCESS_TOKEN_SECONDS * 1000,
  };
  context.world.authorizations.set(authorization.id, authorization);
  context.changed();
  return {
    token_type: 'Bearer',
    access_token: authorization.access_token,
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: authorization.refresh_token,
    scope: authorization.scopes.join(' '),
  };
};
