import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { WarFeedSource } from '../../../platform/context.ts';

/** A monitor on this machine that answers as the test wants. */
export const startMonitor = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  name: WarFeedSource['name'] = 'monitor-a',
): Promise<WarFeedSource> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { name, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isStandIn: true };
};
