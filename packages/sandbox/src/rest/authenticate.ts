import type { SandboxContext } from '../sandbox-context.ts';
import { unauthorized } from '../errors/rest-errors.ts';
import type { Caller, RestRoute } from './rest-route.ts';

export const authenticate = (
  context: SandboxContext,
  auth: RestRoute['auth'],
  header: string | undefined,
): Caller => {
  const caller = identifyCaller(context, header);
  const allowed = auth === 'nobody' || (caller.kind !== 'nobody' && auth.split('-or-').includes(caller.kind));
  if (!allowed) throw unauthorized();
  return caller;
};

const identifyCaller = (context: SandboxContext, header = ''): Caller => {
  const [kind, token = ''] = header.split(' ');
  if (kind === 'Bot' && token === context.credentials.bot_token) return { kind: 'bot' };
  const authorization = kind === 'Bearer' ? findAuthorization(context, token) : undefined;
  return authorization ? { kind: 'user', authorization } : { kind: 'nobody' };
};

const findAuthorization = (context: SandboxContext, token: string) => {
  const found = [...context.world.authorizations.values()].find((one) => one.access_token === token);
  return found && found.expires_at > context.clock() ? found : undefined;
};
