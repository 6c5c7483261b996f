import type { Route, RouteInput, RouteResponse } from '@famiglia/contract/route';
import type { Actor } from '@famiglia/core/platform/actor';
import type { Context } from '@famiglia/core/platform/context';
import type { UseCase } from '@famiglia/core/platform/use-case';
import type { FastifyReply } from 'fastify';

/** A route of the contract together with what answers it. */
export interface ServedRoute {
  route: Route;
  answer: (context: Context, actor: Actor, input: RouteInput<Route>, reply: FastifyReply) => Promise<unknown>;
}

/** Joins the two, so that a use case which does not fit its route does not compile. */
export const serve = <R extends Route>(route: R, useCase: UseCase<R>): ServedRoute => ({
  route,
  answer: useCase as UseCase<Route>,
});

/** The same for what is told to the browser in a cookie besides: `tell` sets it and says what is left to answer. */
export const serveWithCookie = <R extends Route, Made>(
  route: R,
  useCase: (context: Context, actor: Actor, input: RouteInput<R>) => Promise<Made>,
  tell: (context: Context, reply: FastifyReply, made: Made) => RouteResponse<R>,
): ServedRoute => ({
  route,
  answer: async (context, actor, input, reply) =>
    tell(context, reply, await useCase(context, actor, input as RouteInput<R>)),
});
