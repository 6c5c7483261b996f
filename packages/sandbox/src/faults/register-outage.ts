import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../sandbox-context.ts';

/** While Discord is "down" its own addresses answer 503; the sandbox's calls go on, or nobody could end it. */
export function registerOutage(app: FastifyInstance, context: SandboxContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const discords = /^\/(api|oauth2|cdn)\b/.test(request.url);
    if (discords && context.faults.get('down')) {
      await reply
        .code(503)
        .type('text/plain')
        .send('upstream connect error or disconnect/reset before headers');
    }
  });
}
