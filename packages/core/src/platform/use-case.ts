import type { Route, RouteInput, RouteResponse } from '@famiglia/contract/route';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';

/** The type of every use case that serves a route of the contract. */
export type UseCase<R extends Route> = (
  context: Context,
  actor: Actor,
  input: RouteInput<R>,
) => Promise<RouteResponse<R>>;
