import { AppError } from '@famiglia/core/platform/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './language-of.ts';
import { problemOf } from './problem-of.ts';

/** A PostgreSQL that restarts is back by then. */
const RETRY_AFTER_SECONDS = 5;

/** What is told of a refusal, also where Fastify gives up before it has a route: on an address that cannot be decoded. */
export const answerProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const problem = problemOf(error, languageOf(request));
  if (problem.code === 'internal') request.log.error({ err: error }, 'request failed');
  if (problem.code === 'database_unavailable') {
    request.log.warn({ err: error }, 'a request failed: the database does not answer');
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  }
  if (problem.code === 'disk_full') {
    request.log.error(
      { err: error },
      'the database’s disk is full: make room, nothing can be saved until then',
    );
  }
  // A refusal is for whoever asked, and may be another one tomorrow.
  reply.header('cache-control', 'no-store');
  return reply.code(problem.status).type('application/problem+json').send(problem);
};

/** Every refusal leaves as problem+json; what we did not expect is logged and told in general words. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error, request, reply) => answerProblem(error, request, reply));
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found');
  });
};
