import type { AddressInfo } from 'node:net';
import { click } from './calls/click-call.ts';
import { registerCalls } from './calls/register-calls.ts';
import { registerAttachments } from './cdn/register-attachments.ts';
import { registerPictures } from './cdn/register-pictures.ts';
import { assertSafeToStart } from './assert-safe-to-start.ts';
import { createContext } from './create-context.ts';
import { registerOutage } from './faults/register-outage.ts';
import { acceptSockets } from './http/accept-sockets.ts';
import { createHttp } from './http/create-http.ts';
import { serveClient } from './http/serve-client.ts';
import { registerOAuth } from './oauth/register-oauth.ts';
import { refuseOtherAgents } from './rest/refuse-other-agents.ts';
import { registerRest } from './rest/register-rest.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { ClickBody, InteractionAnswer } from './sandbox-types.ts';

export interface Sandbox {
  /** Where the web client and the `/sandbox/*` calls are. */
  url: string;
  /** For `rest.api` of discord.js and the token endpoints; discord.js adds `/v10` itself. */
  apiUrl: string;
  gatewayUrl: string;
  cdnUrl: string;
  botToken: string;
  clientId: string;
  clientSecret: string;
  /** Calls the sandbox did not know. */
  unknownCalls: readonly string[];
  /** What `POST /sandbox/clicks` does, for a crowd whose requests would cost more than its clicks. */
  click(body: ClickBody): Promise<InteractionAnswer>;
  stop(): Promise<void>;
}

/** Starts the stand-in for Discord: OAuth, REST, CDN, gateway, the `/sandbox/*` calls and the web client on one port. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  assertSafeToStart(options);
  const { context, keeper, seed } = await createContext(options);
  const host = options.host ?? '127.0.0.1';
  const ownHost = host.includes(':') ? `[${host}]` : host;
  const app = createHttp(context.log, ownHost);
  registerOutage(app, context);
  refuseOtherAgents(app);
  registerOAuth(app, context);
  registerRest(app, context);
  registerPictures(app, context);
  registerAttachments(app, context);
  registerCalls(app, context, seed);
  serveClient(app);
  acceptSockets(app.server, context, ownHost);

  await app.listen({ port: options.port, host });
  const authority = `${ownHost}:${(app.server.address() as AddressInfo).port}`;
  Object.assign(context.urls, {
    origin: `http://${authority}`,
    api: `http://${authority}/api`,
    gateway: `ws://${authority}/gateway`,
    cdn: `http://${authority}/cdn`,
  });

  return {
    url: context.urls.origin,
    apiUrl: context.urls.api,
    gatewayUrl: context.urls.gateway,
    cdnUrl: context.urls.cdn,
    botToken: context.credentials.bot_token,
    clientId: context.credentials.application_id,
    clientSecret: context.credentials.client_secret,
    unknownCalls: context.unknownCalls,
    click: (body) => click(context, body),
    async stop() {
      context.gateway.stop();
      context.live.stop();
      await app.close();
      await keeper?.stop();
    },
  };
}
