import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { registerBankApi } from './bank/register-bank-api.ts';
import { registerBankPages } from './bank/register-bank-pages.ts';
import { click } from './calls/click-call.ts';
import { registerCalls } from './calls/register-calls.ts';
import { attachmentUrlWorks } from './cdn/attachment-url.ts';
import { registerPictures } from './cdn/pictures.ts';
import { createContext } from './create-context.ts';
import { acceptSockets } from './gateway/accept-sockets.ts';
import { createHttp } from './http/create-http.ts';
import { serveClient } from './http/serve-client.ts';
import { registerOAuth } from './oauth/register-oauth.ts';
import { requireBotUserAgent, registerRest } from './rest/register-rest.ts';
import { limitVisitors } from './public-demo/limit-visitors.ts';
import type { SandboxContext } from './sandbox-context.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { ClickBody, InteractionAnswer } from './sandbox-types.ts';
import type { MonitorName } from './war-types.ts';
import { registerMonitors } from './wars/register-monitors.ts';
import { registerWarsPage } from './wars/wars-page.ts';
import type { WorldLanguage } from './world/world-seed.ts';

export interface Sandbox {
  /** The address of the web client and the `/sandbox/*` calls. */
  url: string;
  /** For `rest.api` of discord.js and the token endpoints; discord.js adds `/v10` itself. */
  apiUrl: string;
  gatewayUrl: string;
  cdnUrl: string;
  botToken: string;
  clientId: string;
  clientSecret: string;
  /** The language of its world: the one that was asked for, or that of a stored world. */
  language: WorldLanguage;
  /** What a shop needs to be paid through the test bank. */
  bank: { apiUrl: string; secretKey: string; noticeSecret: string };
  /** Where the two monitors of wars answer. */
  monitors: Record<MonitorName, string>;
  /** Requests that the sandbox does not support. */
  unknownCalls: readonly string[];
  /** The shards that have a connection at this moment. */
  connectedShards(): Set<number>;
  /** The same as `POST /sandbox/clicks` without HTTP, for many clicks at once. */
  click(body: ClickBody): Promise<InteractionAnswer>;
  stop(): Promise<void>;
}

/** Starts the sandbox: OAuth, REST, CDN, gateway, the `/sandbox/*` calls, the web client, the test bank and the monitors of wars on one port. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  assertSafeToStart(options);
  const { context, keeper, seed } = await createContext(options);
  const host = options.host ?? '127.0.0.1';
  const ownHost = host.includes(':') ? `[${host}]` : host;
  const { publicDemo } = options;
  const own = { ownHost, publicOrigin: publicDemo?.origin };
  const app = createHttp(context.log, own, publicDemo);
  if (publicDemo !== undefined) limitVisitors(app, context.clock);
  registerOutage(app, context);
  requireBotUserAgent(app);
  registerOAuth(app, context);
  registerRest(app, context);
  registerPictures(app, context);
  registerAttachments(app, context);
  registerCalls(app, context, seed);
  registerBankApi(app, context);
  registerBankPages(app, context);
  registerMonitors(app, context);
  registerWarsPage(app, context);
  serveClient(app);
  acceptSockets(app.server, context, own);

  await app.listen({ port: options.port, host });
  const { port } = app.server.address() as AddressInfo;
  // Whatever it listens on, this machine reaches it here.
  const here = `${publicDemo === undefined ? ownHost : '127.0.0.1'}:${port}`;
  const origin = publicDemo?.origin ?? `http://${here}`;
  Object.assign(context.urls, {
    origin,
    api: `http://${here}/api`,
    gateway: `ws://${here}/gateway`,
    cdn: `${origin}/cdn`,
  });

  context.bankNotices.resume();

  return {
    url: context.urls.origin,
    apiUrl: context.urls.api,
    gatewayUrl: context.urls.gateway,
    cdnUrl: context.urls.cdn,
    botToken: context.credentials.bot_token,
    clientId: context.credentials.application_id,
    clientSecret: context.credentials.client_secret,
    language: context.world.language,
    bank: {
      apiUrl: `http://${here}/bank/api`,
      secretKey: context.bank.secret_key,
      noticeSecret: context.bank.notice_secret,
    },
    monitors: { a: `http://${here}/monitor-a`, b: `http://${here}/monitor-b` },
    unknownCalls: context.unknownCalls,
    connectedShards: () => context.gateway.connectedShards,
    click: (body) => click(context, body),
    async stop() {
      context.gateway.stop();
      context.live.stop();
      context.bankNotices.stop();
      await app.close();
      await keeper?.save();
    },
  };
};

/**
 * While Discord is "down" its addresses answer 503; the sandbox's calls still work, so that the fault can be
 * ended.
 */
const registerOutage = (app: FastifyInstance, context: SandboxContext): void => {
  app.addHook('onRequest', async (request, reply) => {
    const discords = /^\/(api|oauth2|cdn)\b/.test(request.url);
    if (discords && context.faults.get('down')) {
      await reply
        .code(503)
        .type('text/plain')
        .send('upstream connect error or disconnect/reset before headers');
    }
  });
};

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/**
 * Anyone who can reach the sandbox can be anybody in it: it must run on this machine only, unless it is a public demo, and never beside
 * the real Discord.
 */
const assertSafeToStart = ({ production, hasBotToken, host, publicDemo }: SandboxOptions): void => {
  if (production && publicDemo === undefined) {
    throw new Error('The Discord sandbox does not run in production: it lets anyone sign in as anybody.');
  }
  if (hasBotToken) {
    throw new Error('The Discord sandbox does not run beside a real bot token. Remove one of the two.');
  }
  if (publicDemo === undefined && host !== undefined && !LOOPBACK.test(host)) {
    throw new Error(`The Discord sandbox listens on this machine only: ${host} is not a loopback address.`);
  }
};

/** Uploaded files, at the signed addresses of messages. */
const registerAttachments = (app: FastifyInstance, context: SandboxContext): void => {
  app.get<{ Params: { id: string } }>('/cdn/attachments/:channel/:id/:file', async (request, reply) => {
    const { id } = request.params;
    const query = new URL(request.url, context.urls.origin).searchParams;
    const type = context.world.fileTypes.get(id);
    const bytes = type && attachmentUrlWorks(context, id, query) ? await context.files.get(id) : null;
    if (!bytes || !type) {
      return reply.code(404).type('text/plain; charset=utf-8').send('This content is no longer available.');
    }
    return reply.type(type).header('cache-control', 'private, max-age=3600').send(bytes);
  });
};
