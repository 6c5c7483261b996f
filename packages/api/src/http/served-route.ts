import type { Route, RouteResponse } from '@famiglia/contract/kit/route';
import type { Actor } from '@famiglia/core/platform/actor';
import type { Context } from '@famiglia/core/platform/context';
import type { UseCase } from '@famiglia/core/platform/use-case';
import type { UseCaseInput } from '@famiglia/core/platform/use-case-input';
import type { WrittenJson } from '@famiglia/core/platform/written-json';
import type { FastifyReply } from 'fastify';

/** A route of the contract together with the use case that serves it. */
export interface ServedRoute {
  route: Route;
  answer: (
    context: Context,
    actor: Actor,
    input: UseCaseInput<Route>,
    reply: FastifyReply,
  ) => Promise<unknown>;
}

/** Joins the two; a use case that does not fit its route does not compile. */
export const serve = <R extends Route>(route: R, useCase: UseCase<R>): ServedRoute => ({
  route,
  answer: useCase as UseCase<Route>,
});

/** The same for an answer that the database wrote. */
export const serveWritten = <R extends Route>(
  route: R,
  useCase: (context: Context, actor: Actor, input: UseCaseInput<R>) => Promise<WrittenJson<RouteResponse<R>>>,
): ServedRoute => ({
  route,
  answer: async (context, actor, input) => useCase(context, actor, input as UseCaseInput<R>),
});

/** The same for answers with a cookie: `tell` sets it and returns the rest of the answer. */
export const serveWithCookie = <R extends Route, Made>(
  route: R,
  useCase: (context: Context, actor: Actor, input: UseCaseInput<R>) => Promise<Made>,
  tell: (context: Context, reply: FastifyReply, made: Made) => RouteResponse<R>,
): ServedRoute => ({
  route,
  answer: async (context, actor, input, reply) =>
    tell(context, reply, await useCase(context, actor, input as UseCaseInput<R>)),
});
