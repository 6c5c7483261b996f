import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxContext } from '../sandbox-context.ts';
import { drawPicture, drawPlainAvatar } from './draw-picture.ts';

/** Avatars and server icons, generated on request. */
export const registerPictures = (app: FastifyInstance, context: SandboxContext): void => {
  app.get<{ Params: { id: string } }>('/cdn/avatars/:id/:file', ({ params }, reply) => {
    const user = context.world.users.get(params.id);
    return sendPicture(reply, user && drawPicture(user.global_name ?? user.username, BigInt(user.id)));
  });
  app.get<{ Params: { id: string } }>('/cdn/icons/:id/:file', ({ params }, reply) => {
    const guild = context.world.guilds.get(params.id);
    return sendPicture(reply, guild && drawPicture(guild.name, BigInt(guild.id)));
  });
  app.get<{ Params: { file: string } }>('/cdn/embed/avatars/:file', ({ params }, reply) =>
    sendPicture(reply, drawPlainAvatar(BigInt(Number.parseInt(params.file, 10) || 0))),
  );
};

const sendPicture = (reply: FastifyReply, picture: string | undefined) => {
  if (picture === undefined) return reply.code(404).send();
  return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(picture);
};
