import { gatewayRoutes } from './gateway.routes.ts';
import type { RestRoute } from './rest-route.ts';
import { usersRoutes } from './users.routes.ts';

/** Every REST route the sandbox knows. */
export const restRoutes: RestRoute[] = [...gatewayRoutes, ...usersRoutes];
