import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { smoke } from './smoke.mjs';

/** A server with the same answer at every address. */
const answering = async (status, body) => {
  const server = createServer((request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${server.address().port}`;
};

it('reports the step that it waited for, and the reason', async () => {
  const broken = await answering(500, {});
  await expect(smoke({ url: broken, sandboxUrl: broken, patienceMs: 1 })).rejects.toThrow(
    'until Famiglia is ready: it never was so',
  );
  const url = await answering(200, { bot_connected: false });
  await expect(smoke({ url, sandboxUrl: broken, patienceMs: 1 })).rejects.toThrow(
    /until the bot is connected to the sandbox: .* answered 500/,
  );
  await expect(smoke({ url, sandboxUrl: url, patienceMs: 1 })).rejects.toThrow(
    'until the bot is connected to the sandbox: it never was so',
  );
});
