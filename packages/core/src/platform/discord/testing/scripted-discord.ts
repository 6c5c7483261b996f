import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHttpDiscordOauth } from '../http-discord-oauth.ts';

type Path = '/oauth2/token' | '/oauth2/token/revoke' | '/v10/users/@me' | '/v10/users/@me/guilds';
type Answer = 'silence' | { status?: number; headers?: Record<string, string>; body?: string };

interface Call {
  path: string;
  authorization: string | undefined;
  userAgent: string | undefined;
  form: URLSearchParams;
}

/**
 * A server in the place of Discord: it succeeds by default, and gives the scripted answers of a path first, in order.
 */
export const startScriptedDiscord = async (options: { clock?: () => Date } = {}) => {
  const script = new Map<string, Answer[]>();
  const calls: Call[] = [];
  const person = { id: '842764187074560005', username: 'vito', global_name: 'Vito', avatar: 'abc123' };
  let issued = 0;

  const wellAnswered = (path: string): unknown => {
    if (path === '/v10/users/@me') return person;
    if (path === '/v10/users/@me/guilds') {
      return [{ id: '1143224374657024004', name: 'Aztecas', icon: null, owner: false, permissions: '32' }];
    }
    if (path === '/oauth2/token/revoke') return {};
    issued += 1;
    return { access_token: `access-${issued}`, refresh_token: `refresh-${issued}`, expires_in: 604_800 };
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').replace(/^\/api/, '');
    const form = new URLSearchParams(await text(request));
    const { authorization, 'user-agent': userAgent } = request.headers;
    calls.push({ path, authorization, userAgent, form });
    const answer = script.get(path)?.shift() ?? {};
    if (answer === 'silence') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body ?? JSON.stringify(wellAnswered(path)));
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    person,
    calls,
    callsTo: (path: Path) => calls.filter((call) => call.path === path),
    answerNext: (path: Path, ...answers: Answer[]) => {
      script.set(path, [...(script.get(path) ?? []), ...answers]);
    },
    oauth: createHttpDiscordOauth({
      authorizeUrl: `${url}/oauth2/authorize`,
      apiUrl: `${url}/api`,
      clientId: '1326883169894400001',
      clientSecret: 'client secret',
      publicUrl: 'http://panel.test',
      timeoutMs: 2000,
      ...options,
    }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type ScriptedDiscord = Awaited<ReturnType<typeof startScriptedDiscord>>;
