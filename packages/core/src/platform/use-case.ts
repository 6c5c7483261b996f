import type { Route, RouteInput, RouteResponse } from '@famiglia/contract/route';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';

/** The shape of every use case that a route of the contract exposes. */
export type UseCase<R extends Route> = (
  context: Context,
  actor: Actor,
  input: RouteInput<R>,
) => Promise<RouteResponse<R>>;
