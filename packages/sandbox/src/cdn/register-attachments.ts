import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../sandbox-context.ts';
import { attachmentUrlWorks } from './attachment-url.ts';

/** Uploaded files, at the signed addresses that messages carry. */
export function registerAttachments(app: FastifyInstance, context: SandboxContext): void {
  app.get<{ Params: { id: string } }>('/cdn/attachments/:channel/:id/:file', async (request, reply) => {
    const { id } = request.params;
    const query = new URL(request.url, context.urls.origin).searchParams;
    const type = context.world.fileTypes.get(id);
    const bytes = type && attachmentUrlWorks(context, id, query) ? await context.files.get(id) : null;
    if (!bytes || !type) {
      return reply.code(404).type('text/plain; charset=utf-8').send('This content is no longer available.');
    }
    return reply.type(type).header('cache-control', 'private, max-age=3600').send(bytes);
  });
}
