import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { AppError } from '@famiglia/core/platform/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language-of.ts';
import { problemOf } from './problem-of.ts';

/** By then a restarting PostgreSQL is back. */
const RETRY_AFTER_SECONDS = 5;

/** Log messages of temporary failures, for which a retry may succeed. */
const TEMPORARY_FAILURES: Partial<Record<ErrorCode, string>> = {
  database_unavailable: 'the database does not answer',
  busy: 'others kept changing the same rows',
};

/** The answer of a refusal, also where Fastify fails before routing: an address that cannot be decoded. */
export const answerProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = problemOf(error, languageOf(request));
  if (problem.code === 'internal') request.log.error({ err: error }, 'request failed');
  const hindrance = TEMPORARY_FAILURES[problem.code];
  if (hindrance !== undefined) {
    request.log.warn({ err: error }, `a request failed: ${hindrance}`);
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  }
  if (problem.code === 'disk_full') {
    request.log.error(
      { err: error },
      'the database’s disk is full: make room, nothing can be saved until then',
    );
  }
  // Names the failure in our log for whoever reports it.
  reply.header('x-request-id', request.id);
  // A refusal depends on the caller and the time, so it is not cached.
  reply.header('cache-control', 'no-store');
  return reply.code(problem.status).type('application/problem+json').send(problem);
};

/** Sends every refusal as problem+json; unexpected errors are logged and answered in general words. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error, request, reply) => answerProblem(error, request, reply));
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found');
  });
};
