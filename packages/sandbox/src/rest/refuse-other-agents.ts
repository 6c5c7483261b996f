import type { FastifyInstance } from 'fastify';
import { blockedAtTheEdge } from './errors.ts';

/** Discord's documentation, "API Reference", User Agent: a link and a version, and whatever a client wants to add. */
const USER_AGENT = /^DiscordBot \([^\s,()]+, [^\s,()]+\)/;
/** What a bot calls; the consent page below it is a person's. */
const API = /^\/api\/(?!oauth2\/authorize\b)/;

/** Discord lets in nobody who does not say which library calls: what stands before it answers, whatever the route. */
export function refuseOtherAgents(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!API.test(request.url) || USER_AGENT.test(request.headers['user-agent'] ?? '')) return undefined;
    const { status, body } = blockedAtTheEdge();
    return reply.code(status).send(body);
  });
}
