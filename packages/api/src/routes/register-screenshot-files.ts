import { snowflake } from '@famiglia/contract/kit/shapes';
import { AppError } from '@famiglia/core/platform/app-error';
import type { Context } from '@famiglia/core/platform/context';
import { readScreenshotFile } from '@famiglia/core/screenshots/intake/read-screenshot-file';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

const request = z.object({
  guildId: snowflake,
  key: z.string(),
  expires: z.coerce.number().int(),
  signature: z.string(),
});

/** A key is the hash of its file, so the bytes never change; but nothing caches them longer than the link is valid. */
const cacheControlUntil = (context: Context, expires: number): string =>
  `private, max-age=${Math.max(0, Math.floor((expires - context.clock().getTime()) / 1000))}, immutable`;

/** Stored screenshots at signed addresses, because an image tag can send no token. */
export const registerScreenshotFiles = (app: FastifyInstance, context: Context): void => {
  app.get('/api/files/:guildId/:key', { schema: { hide: true } }, async (asked, reply) => {
    const input = request.safeParse({ ...(asked.params as object), ...(asked.query as object) });
    if (!input.success) throw new AppError('not_found');
    const file = await readScreenshotFile(context, input.data);
    reply.header('cache-control', cacheControlUntil(context, input.data.expires));
    return 'location' in file
      ? reply.redirect(file.location, 302)
      : reply.type('image/webp').send(file.bytes);
  });
};
