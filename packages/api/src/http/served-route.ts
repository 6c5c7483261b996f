import type { Route } from '@famiglia/contract/route';
import type { UseCase } from '@famiglia/core/use-case';

/** A route of the contract together with the use case that answers it. */
export interface ServedRoute {
  route: Route;
  useCase: UseCase<Route>;
}

/** Joins the two, so that a use case which does not fit its route does not compile. */
export const serve = <R extends Route>(route: R, useCase: UseCase<R>): ServedRoute => ({
  route,
  useCase: useCase,
});
