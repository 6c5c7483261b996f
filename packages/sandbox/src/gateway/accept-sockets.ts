import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { acceptBot } from './accept-bot.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { foreignRequest, type OwnNames } from '../http/foreign-request.ts';

const LIVE_PATH = '/sandbox/socket';

/** Websockets: the web client's on its own path, a bot's on any other, as with Discord's gateway. */
export const acceptSockets = (server: Server, context: SandboxContext, own: OwnNames): void => {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const refusal = foreignRequest(request, own);
    if (refusal) return refuse(socket, refusal.status);
    const url = new URL(request.url ?? '/', context.urls.origin);
    if (url.pathname !== LIVE_PATH && context.faults.get('down')) return refuse(socket, 503);
    return sockets.handleUpgrade(request, socket, head, (accepted) => {
      if (url.pathname === LIVE_PATH) {
        context.live.add(accepted, url.searchParams.get('user_id'), {
          type: 'hello',
          bot_connected: context.gateway.botConnected,
        });
      } else if (url.searchParams.has('compress') || url.searchParams.get('encoding') === 'etf') {
        context.noteUnknown(`gateway ${url.search}`);
        accepted.close(4002, 'The sandbox speaks plain JSON only.');
      } else {
        acceptBot(context, accepted);
      }
    });
  });
};

const refuse = (socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
