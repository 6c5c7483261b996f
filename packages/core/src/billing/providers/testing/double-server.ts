import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface DoubleRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}
export interface DoubleAnswer {
  status: number;
  body: unknown;
}

/** The HTTP side of a stand-in: it can fail, answer with a page of a proxy (200), and lose the answer to what it did. */
export const startDoubleServer = async (
  answer: (request: DoubleRequest) => DoubleAnswer,
  errorBody: (status: number) => unknown,
) => {
  let isLost = false;
  let brokenStatus: number | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://double');
      const { status, body } =
        brokenStatus === null
          ? answer({
              method: request.method ?? 'GET',
              path: url.pathname,
              query: url.searchParams,
              headers: request.headers,
              body: await text(request),
            })
          : {
              status: brokenStatus,
              body: brokenStatus === 200 ? '<html>A proxy</html>' : errorBody(brokenStatus),
            };
      if (isLost && request.method === 'POST') {
        response.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    loseAnswers: (lost: boolean) => {
      isLost = lost;
    },
    answerWith: (status: number | null) => {
      brokenStatus = status;
    },
    stop: async () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
