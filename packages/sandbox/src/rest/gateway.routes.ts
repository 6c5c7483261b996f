import type { RestCall, RestRoute } from './rest-route.ts';

export const gatewayRoutes: RestRoute[] = [
  { method: 'GET', path: '/gateway', auth: 'nobody', handle: getGateway },
  { method: 'GET', path: '/gateway/bot', auth: 'bot', handle: getGatewayBot },
];

function getGateway({ context }: RestCall) {
  return { url: context.urls.gateway };
}

function getGatewayBot({ context }: RestCall) {
  return {
    url: context.urls.gateway,
    shards: 1,
    session_start_limit: { total: 1000, remaining: 1000, reset_after: 86_400_000, max_concurrency: 16 },
  };
}
