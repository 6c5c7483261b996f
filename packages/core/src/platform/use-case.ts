import type { Route, RouteResponse } from '@famiglia/contract/kit/route';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';
import type { UseCaseInput } from './use-case-input.ts';

/** The type of every use case that serves a route of the contract. */
export type UseCase<R extends Route> = (
  context: Context,
  actor: Actor,
  input: UseCaseInput<R>,
) => Promise<RouteResponse<R>>;

/**
 * The same for a change of an object with versions. Requests and forms say which version they saw; a caller inside the
 * program that decides on what is stored now leaves it out.
 */
export type VersionedUseCase<R extends Route> = (
  context: Context,
  actor: Actor,
  input: Omit<UseCaseInput<R>, 'version'> & { version?: number | undefined },
) => Promise<RouteResponse<R>>;
