import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxContext } from '../sandbox-context.ts';
import { drawPicture } from './draw-picture.ts';

/** Avatars and server icons, drawn when asked for. */
export function registerPictures(app: FastifyInstance, context: SandboxContext): void {
  app.get<{ Params: { id: string } }>('/cdn/avatars/:id/:file', (request, reply) => {
    const user = context.world.users.get(request.params.id);
    return sendPicture(reply, user ? (user.global_name ?? user.username) : null, request.params.id);
  });
  app.get<{ Params: { id: string } }>('/cdn/icons/:id/:file', (request, reply) =>
    sendPicture(reply, context.world.guilds.get(request.params.id)?.name ?? null, request.params.id),
  );
  app.get<{ Params: { file: string } }>('/cdn/embed/avatars/:file', (request, reply) =>
    sendPicture(reply, '', `${Number.parseInt(request.params.file, 10) || 0}`),
  );
}

function sendPicture(reply: FastifyReply, name: string | null, id: string) {
  if (name === null) return reply.code(404).send();
  return reply
    .type('image/svg+xml')
    .header('cache-control', 'public, max-age=3600')
    .send(drawPicture(name, /^\d+$/.test(id) ? BigInt(id) : 0n));
}
