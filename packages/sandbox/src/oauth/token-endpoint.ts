import { createHash } from 'node:crypto';
import type { SandboxContext } from '../sandbox-context.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import { issueTokens } from './issue-tokens.ts';
import { OAuthError } from './oauth-error.ts';

export function exchangeToken(context: SandboxContext, codes: AuthorizationCodes, form: URLSearchParams) {
  const grantType = form.get('grant_type');
  if (grantType === 'authorization_code') return exchangeCode(context, codes, form);
  if (grantType === 'refresh_token') return refresh(context, form);
  throw new OAuthError('unsupported_grant_type', `Grant type ${grantType} is not supported`);
}

function exchangeCode(context: SandboxContext, codes: AuthorizationCodes, form: URLSearchParams) {
  const grant = codes.redeem(form.get('code') ?? '');
  if (!grant) throw new OAuthError('invalid_grant', 'Invalid "code" in request.');
  if (grant.redirectUri !== form.get('redirect_uri')) {
    throw new OAuthError('invalid_grant', 'Invalid "redirect_uri" in request.');
  }
  if (!verifierFits(grant.challenge, form.get('code_verifier'))) {
    throw new OAuthError('invalid_grant', 'Invalid "code_verifier" in request.');
  }
  return issueTokens(context, { id: context.nextId(), user_id: grant.userId, scopes: grant.scopes });
}

function verifierFits(challenge: string | null, verifier: string | null): boolean {
  if (challenge === null) return true;
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  );
}

/** A refresh token works once: the answer carries the next one. */
function refresh(context: SandboxContext, form: URLSearchParams) {
  const token = form.get('refresh_token') ?? '';
  const authorization = [...context.world.authorizations.values()].find((one) => one.refresh_token === token);
  if (!authorization) throw new OAuthError('invalid_grant', 'Invalid "refresh_token" in request.');
  return issueTokens(context, authorization);
}

/** Ends the whole authorisation, whichever of its tokens was given. An unknown token is no error. */
export function revokeToken(context: SandboxContext, form: URLSearchParams) {
  const token = form.get('token') ?? '';
  for (const one of context.world.authorizations.values()) {
    if (one.access_token === token || one.refresh_token === token)
      context.world.authorizations.delete(one.id);
  }
  context.changed();
  return {};
}
