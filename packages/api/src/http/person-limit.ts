import { AppError } from '@famiglia/core/platform/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type PersonLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * The rate limit of one person for something, for all their addresses. Callers who are not signed in only have the limit of their
 * address.
 */
export const createPersonLimit = (app: FastifyInstance, max: number, what: string): PersonLimit => {
  const count = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: ({ actor }) => (actor.kind === 'anonymous' ? '' : `${what} of ${actor.userId}`),
  });
  return async (request, reply) => {
    if (request.actor.kind === 'anonymous') return;
    const asked = await count(request);
    if (asked.isAllowed || !asked.isExceeded) return;
    reply.header('retry-after', asked.ttlInSeconds);
    throw new AppError('rate_limited');
  };
};
