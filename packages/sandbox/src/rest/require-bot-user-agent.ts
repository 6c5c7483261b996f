import type { FastifyInstance } from 'fastify';
import { blockedByCloudflare } from '../errors/rest-errors.ts';

/** Discord's documentation, "API Reference", User Agent: a link and a version, and whatever a client wants to add. */
const USER_AGENT = /^DiscordBot \([^\s,()]+, [^\s,()]+\)/;
/** A bot's routes; the consent page below them is for people. */
const API = /^\/api\/(?!oauth2\/authorize\b)/;

/** Discord refuses a request without a bot user agent at its edge, on every route. */
export const requireBotUserAgent = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!API.test(request.url) || USER_AGENT.test(request.headers['user-agent'] ?? '')) return undefined;
    const { status, body } = blockedByCloudflare();
    return reply.code(status).send(body);
  });
};
