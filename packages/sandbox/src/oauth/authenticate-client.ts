import type { SandboxContext } from '../sandbox-context.ts';
import { OAuthError } from './oauth-error.ts';

/** The application's id and secret, from the form or from HTTP Basic. */
export function authenticateClient(
  context: SandboxContext,
  form: URLSearchParams,
  header: string | undefined,
): void {
  const [id, secret] = header?.startsWith('Basic ')
    ? readBasic(header.slice('Basic '.length))
    : [form.get('client_id'), form.get('client_secret')];
  const { application_id, client_secret } = context.credentials;
  if (id !== application_id || secret !== client_secret) {
    throw new OAuthError('invalid_client', 'Invalid client', 401);
  }
}

function readBasic(encoded: string): (string | undefined)[] {
  return Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
}
