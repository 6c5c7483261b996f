import type { Route, RouteResponse } from '@famiglia/contract/route';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';
import type { UseCaseInput } from './use-case-input.ts';

/** The type of every use case that serves a route of the contract. */
export type UseCase<R extends Route> = (
  context: Context,
  actor: Actor,
  input: UseCaseInput<R>,
) => Promise<RouteResponse<R>>;
