import type { Actor } from '@famiglia/core/platform/actor';
import { AppError } from '@famiglia/core/platform/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const callerOf = (actor: Actor): string => {
  if (actor.kind === 'anonymous') return '';
  return actor.kind === 'user' || actor.kind === 'discord' ? actor.userId : actor.keyId;
};

export type PersonLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * The rate limit of one person, or one key, for something, for all their addresses. Callers who are not signed in only have the limit of their
 * address.
 */
export const createPersonLimit = (app: FastifyInstance, max: number, what: string): PersonLimit => {
  const count = app.createRateLimit({
    // A key may have fewer calls than a person.
    max: ({ actor }) => (actor.kind === 'key' ? Math.min(max, actor.callsPerMinute) : max),
    timeWindow: '1 minute',
    keyGenerator: ({ actor }) => `${what} of ${callerOf(actor)}`,
  });
  return async (request, reply) => {
    if (request.actor.kind === 'anonymous') return;
    const asked = await count(request);
    if (asked.isAllowed || !asked.isExceeded) return;
    reply.header('retry-after', asked.ttlInSeconds);
    throw new AppError('rate_limited');
  };
};
