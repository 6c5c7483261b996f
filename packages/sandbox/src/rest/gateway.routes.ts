import type { RestCall, RestRoute } from './rest-route.ts';

const getGateway = ({ context }: RestCall) => ({ url: context.urls.gateway });

const getGatewayBot = ({ context }: RestCall) => ({
  url: context.urls.gateway,
  shards: context.gatewayLimits.shards,
  session_start_limit: context.identifies.startLimit,
});

export const gatewayRoutes: RestRoute[] = [
  { method: 'GET', path: '/gateway', auth: 'nobody', handle: getGateway },
  { method: 'GET', path: '/gateway/bot', auth: 'bot', handle: getGatewayBot },
];
