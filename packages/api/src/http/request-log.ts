import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A panel makes dozens of requests for each page: they are logged at `debug`, for finding faults. Server errors (5xx)
 * are logged at `error`.
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
