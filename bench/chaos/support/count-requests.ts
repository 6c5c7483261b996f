import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Counts requests and new connections to the sandbox, which runs in this process. New connections are counted because a
 * refusing gateway sees nothing else.
 */
export const countRequests = () => {
  const counts = { requests: 0, connections: 0 };
  const onRequest = (message: unknown): void => {
    const { request } = message as { request: IncomingMessage };
    if (request.url?.startsWith('/api/') === true) counts.requests += 1;
  };
  const onConnection = (): void => {
    counts.connections += 1;
  };
  subscribe('http.server.request.start', onRequest);
  subscribe('net.server.socket', onConnection);
  return {
    stop: (): typeof counts => {
      unsubscribe('http.server.request.start', onRequest);
      unsubscribe('net.server.socket', onConnection);
      return counts;
    },
  };
};
