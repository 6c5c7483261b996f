import { Agent, request } from 'node:http';
import { GatewayIntentBits, GatewayOpcodes, InteractionResponseType } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import { buildWorld } from '../build-world.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { Sandbox } from '../start-sandbox.ts';
import { USER_AGENT } from './user-agent.ts';

const CONCURRENCY = 32;
const BUTTON = { type: 1, components: [{ type: 2, style: 1, label: '+', custom_id: 'join' }] };

/**
 * Clicks per second of CPU time, from the person's call to the bot's answer, with clients and a bot that cost
 * little. CPU time, because a busy machine must not look like a slow sandbox.
 */
export const measureClicks = async (members: number, clicks: number): Promise<number> => {
  const { seed, guilds } = buildWorld({ guilds: [{ members }] });
  const [{ channels, memberIds }] = guilds;
  const timings = { firstAnswerMs: 60_000 };
  const sandbox = await startSandbox({ port: 0, redirectUris: [], world: seed, timings });
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY * 2 });
  const bot = await connect(sandbox, agent);
  try {
    const posted = await post(agent, `${sandbox.apiUrl}/v10/channels/${channels.general}/messages`, {
      authorization: `Bot ${sandbox.botToken}`,
      body: { components: [BUTTON] },
    });
    const { id } = JSON.parse(posted) as { id: string };
    let next = 0;
    const person = async () => {
      while (next < clicks) {
        const user_id = memberIds[next++ % memberIds.length];
        const body = { message_id: id, custom_id: 'join', user_id };
        const answer = JSON.parse(await post(agent, `${sandbox.url}/sandbox/clicks`, { body })) as {
          kind: string;
        };
        if (answer.kind !== 'update') throw new Error(`A click was answered with ${answer.kind}.`);
      }
    };
    const began = process.cpuUsage();
    await Promise.all(Array.from({ length: CONCURRENCY }, person));
    const { user, system } = process.cpuUsage(began);
    return clicks / ((user + system) / 1_000_000);
  } finally {
    bot.terminate();
    agent.destroy();
    await sandbox.stop();
  }
};

/** A bot that answers every interaction with an update, over plain sockets. */
const connect = async (sandbox: Sandbox, agent: Agent): Promise<WebSocket> => {
  const socket = new WebSocket(sandbox.gatewayUrl);
  const answer = { type: InteractionResponseType.UpdateMessage, data: { content: 'x' } };
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const { op, t, d } = JSON.parse(data.toString()) as {
        op: GatewayOpcodes;
        t: string;
        d: Record<string, string>;
      };
      if (op === GatewayOpcodes.Hello) socket.send(identify(sandbox));
      if (t === 'READY') resolve();
      if (t === 'INTERACTION_CREATE') {
        const callback = `${sandbox.apiUrl}/v10/interactions/${d.id}/${d.token}/callback`;
        // A lost answer becomes visible as a failed click.
        post(agent, callback, { body: answer }).catch(() => {});
      }
    });
  });
  return socket;
};

const identify = ({ botToken }: Sandbox): string => {
  const properties = { os: 'linux', browser: 'bench', device: 'bench' };
  return JSON.stringify({
    op: GatewayOpcodes.Identify,
    d: { token: botToken, intents: GatewayIntentBits.Guilds, properties },
  });
};

const post = (agent: Agent, url: string, { body, authorization }: { body: object; authorization?: string }) =>
  new Promise<string>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      ...(authorization ? { authorization } : {}),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
