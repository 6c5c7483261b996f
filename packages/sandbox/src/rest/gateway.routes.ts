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
    shards: context.gatewayLimits.shards,
    session_start_limit: context.identifies.startLimit,
  };
}
