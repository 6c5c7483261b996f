import { AppError } from '@famiglia/core/platform/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type PersonLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** How often one person may ask in a minute, from however many addresses. Those who are not signed in have only an address. */
export const createPersonLimit = (app: FastifyInstance, max: number): PersonLimit => {
  const count = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: ({ actor }) => (actor.kind === 'anonymous' ? '' : actor.userId),
  });
  return async (request, reply) => {
    if (request.actor.kind === 'anonymous') return;
    const asked = await count(request);
    if (asked.isAllowed || !asked.isExceeded) return;
    reply.header('retry-after', asked.ttlInSeconds);
    throw new AppError('rate_limited');
  };
};
