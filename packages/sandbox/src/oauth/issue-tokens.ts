import { randomBytes } from 'node:crypto';
import type { SandboxContext } from '../sandbox-context.ts';
import type { Authorization } from '../world/world.ts';

const ACCESS_TOKEN_SECONDS = 604_800;

/** Fresh tokens for what a person allowed; those from before stop working. */
export function issueTokens(
  context: SandboxContext,
  allowed: Pick<Authorization, 'id' | 'user_id' | 'scopes'>,
) {
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
}
