import type { Context } from '@famiglia/core/platform/context';
import { finishLogin } from '@famiglia/core/auth/login';
import type { LoginOutcome } from '@famiglia/core/auth/login';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { clientOf } from '../actor-of.ts';

/** Anything else in the address (a repeated or too long parameter) is ignored. */
const parameter = z.string().min(1).max(1000).optional().catch(undefined);
const loginReturn = z.object({ state: parameter, code: parameter, error: parameter });

/** Where Discord sends people back to. A page for browsers, not an API call: it always redirects. */
export const registerCallbackRoute = (app: FastifyInstance, context: Context): void => {
  app.get('/auth/callback', async (request, reply) => {
    const actor = { kind: 'anonymous', client: clientOf(request) } as const;
    const outcome = await finishLogin(context, actor, loginReturn.parse(request.query));
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(pageFor(outcome), 302);
  });
};

const pageFor = (outcome: LoginOutcome): string =>
  'code' in outcome
    ? `/auth/success?${new URLSearchParams({ code: outcome.code }).toString()}`
    : `/auth/error?reason=${outcome.reason}`;
