import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Passes requests on to the bank, notes the payments in its answers, and can lose answers, replace them, or hold a
 * request for ever, before the bank has heard of it or after it has acted.
 */
export const openBankLine = async (apiUrl: string) => {
  const line = { url: '', isLost: false, status: null as number | null, payments: new Set<string>() };
  let hold: { when: 'before' | 'after'; held: () => void } | null = null;
  const isHeld = (when: 'before' | 'after'): boolean => {
    if (hold?.when !== when) return false;
    hold.held();
    hold = null;
    return true;
  };
  const server = createServer((request, response) => {
    void (async () => {
      if (line.status !== null) {
        response.writeHead(line.status).end();
        return;
      }
      const { method = 'GET', url = '/', headers } = request;
      const body = await buffer(request);
      if (isHeld('before')) return;
      const answer = await fetch(`${apiUrl}${url}`, {
        method,
        headers: {
          authorization: headers.authorization ?? '',
          'idempotence-key': String(headers['idempotence-key']),
          'content-type': 'application/json',
        },
        ...(method === 'POST' && { body }),
      });
      const text = await answer.text();
      const { id } = JSON.parse(text) as { id?: string };
      if (id !== undefined) line.payments.add(id);
      if (isHeld('after')) return;
      if (line.isLost && method === 'POST') response.destroy();
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(line, {
    /** Resolves when the next request hangs, unanswered. */
    holdNext: async (when: 'before' | 'after') =>
      new Promise<void>((held) => {
        hold = { when, held };
      }),
    stop: async () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};
