import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Counts what comes to the stand-in for Discord, which runs in this process: requests to its API, and new connections,
 * of which a gateway that refuses sees nothing else.
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
