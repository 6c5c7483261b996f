import { receiveBillingNotice } from '@famiglia/core/billing/notices/receive-billing-notice';
import type { Context } from '@famiglia/core/platform/context';
import type { FastifyInstance } from 'fastify';

const LARGEST_NOTICE = 64 * 1024;

/** Where payment providers send their webhooks. A signature covers the bytes as they came, so nothing parses them. */
export const registerBillingNotices = (app: FastifyInstance, context: Context): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string } }>(
      '/api/billing/:provider/notices',
      { bodyLimit: LARGEST_NOTICE, schema: { hide: true } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]),
        );
        await receiveBillingNotice(context, request.params.provider, { body, headers, ip: request.ip });
        // YooKassa repeats a notice for a day unless it is answered with exactly this.
        return reply.code(200).send('');
      },
    );
  });
};
