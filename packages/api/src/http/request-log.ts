import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A panel makes dozens of requests for each screen: they are for whoever looks for a fault, at `debug`. What failed
 * here (5xx) is everybody's business, at `error`.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(
    error: Error | null | undefined,
    _request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
    const answer = { res: reply, responseTime: reply.elapsedTime, ...(error ? { err: error } : {}) };
    reply.log[level](answer, 'request completed');
  }
}
