import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

/** A server in the place of Discord's CDN: each address returns what a test put there, all others 404. */
export const startTestCdn = async () => {
  const files = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const answer = files.get(request.url ?? '');
    if (answer === undefined) response.writeHead(404).end();
    else if (Buffer.isBuffer(answer)) response.end(answer);
    else answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let last = 0;
  return {
    url,
    /** Puts a file, or another answer, at a new address. */
    offer: (answer: Answer): string => {
      const path = `/attachments/${(last += 1)}`;
      files.set(path, answer);
      return url + path;
    },
    /** The same address returns this from now on. */
    change: (address: string, answer: Answer): void => {
      files.set(new URL(address).pathname, answer);
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
