import { expect, test } from 'vitest';
import { runSandbox } from '../testing/run-sandbox.ts';
import { USER_AGENT } from '../testing/user-agent.ts';

const ask = (userAgent: string, address: string, method = 'GET') =>
  fetch(address, { method, headers: { 'user-agent': userAgent } });

test('a bot must send its library as user agent, also at the token endpoint; people need not', async () => {
  const { url, apiUrl } = await runSandbox();
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
  for (const userAgent of ['node', browser, 'DiscordBot', 'DiscordBot (1.0.0)', 'x DiscordBot (u, 1)']) {
    const refused = await ask(userAgent, `${apiUrl}/v10/gateway`);
    expect([userAgent, refused.status, await refused.json()]).toEqual([
      userAgent,
      403,
      { message: 'internal network error', code: 40_333 },
    ]);
    expect((await ask(userAgent, `${apiUrl}/oauth2/token`, 'POST')).status).toBe(403);
    // Pages for people: the consent page answers 400 for a missing application, the client's world is served.
    expect((await ask(userAgent, `${apiUrl}/oauth2/authorize`)).status).toBe(400);
    expect((await ask(userAgent, `${url}/sandbox/world`)).status).toBe(200);
  }
  expect((await ask(`${USER_AGENT} Node.js/20`, `${apiUrl}/v10/gateway`)).status).toBe(200);
});
