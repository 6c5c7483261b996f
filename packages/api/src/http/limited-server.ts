import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** What one connection, one address and all of them together may hold. */
export interface ConnectionLimits {
  /** From connecting, or from the first byte of a further request, to the end of its headers. */
  headersMs: number;
  /** The same to the end of its body. */
  requestMs: number;
  /** Between two requests. Longer than proxies keep a connection, or they would meet a closed one. */
  idleMs: number;
  /** For answers that lie unread, and a second more for each of `unreadBytesPerSecond`. */
  unreadMs: number;
  unreadBytesPerSecond: number;
  /** Requests sent before the first of them is answered. Neither browsers nor proxies do that. */
  pipelined: number;
  connections: number;
  /** Proxies that are believed are not counted: they speak for many. */
  connectionsPerAddress: number;
  /** How often all of this is looked at. */
  checkMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 72_000,
  unreadMs: 30_000,
  unreadBytesPerSecond: 8 * 1024,
  pipelined: 16,
  connections: 8000,
  connectionsPerAddress: 256,
  checkMs: 5000,
};

/** An HTTP server on which nobody can hold much by being slow: who does not keep to a limit is cut off. */
export const createLimitedServer = (
  handler: RequestListener,
  trustProxy: boolean | string,
  limits: ConnectionLimits,
): Server => {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    limitPipelined(handler, limits.pipelined),
  );
  server.maxConnections = limits.connections;
  limitPerAddress(server, proxyMatcher(trustProxy), limits.connectionsPerAddress);
  cutOffWhoDoesNotRead(server, limits);
  return server;
};

const limitPipelined = (handler: RequestListener, limit: number): RequestListener => {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  const answersOf = (socket: Socket): Set<ServerResponse> => {
    const known = unanswered.get(socket);
    if (known !== undefined) return known;
    const answers = new Set<ServerResponse>();
    unanswered.set(socket, answers);
    // Node closes the answer whose turn it was. Those behind it would wait for ever, with all that they hold.
    socket.once('close', () => {
      for (const answer of answers) answer.destroy().emit('close');
    });
    return answers;
  };
  return (request, response) => {
    const answers = answersOf(request.socket);
    if (answers.size >= limit) {
      request.socket.destroy();
      return;
    }
    answers.add(response);
    response.once('close', () => answers.delete(response));
    handler(request, response);
  };
};

const limitPerAddress = (server: Server, isProxy: (address: string) => boolean, limit: number): void => {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    // With IPv6 a /64, the least that one customer is given: the rate limit counts the same way.
    const network = normalizeIP(address);
    const count = counts.get(network) ?? 0;
    if (count >= limit) {
      socket.destroy();
      return;
    }
    counts.set(network, count + 1);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
};

/** Whether a connection comes from a proxy whose word on addresses is taken. */
const proxyMatcher = (trustProxy: boolean | string): ((address: string) => boolean) => {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const proxies = new BlockList();
  for (const range of trustProxy.split(',')) {
    const [address = '', bits] = range.trim().split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => proxies.check(address, familyOf(address));
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Node has no limit for a client that asks and then does not read, or hardly. */
const cutOffWhoDoesNotRead = (server: Server, limits: ConnectionLimits): void => {
  const unread = new Map<Socket, { gone: number; until: number }>();
  const look = (socket: Socket, now: number): void => {
    const waiting = socket.writableLength;
    const gone = socket.bytesWritten - waiting;
    const before = unread.get(socket);
    if (waiting > 0 && gone === before?.gone) {
      if (now > before.until) socket.destroy();
      return;
    }
    const allowedMs = limits.unreadMs + (waiting / limits.unreadBytesPerSecond) * 1000;
    unread.set(socket, { gone, until: now + allowedMs });
  };
  server.on('connection', (socket: Socket) => {
    unread.set(socket, { gone: -1, until: 0 });
    socket.once('close', () => unread.delete(socket));
  });
  // A web socket is nobody's answer: it has a heartbeat and a limit of its own.
  server.on('upgrade', (request) => unread.delete(request.socket));
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of unread.keys()) look(socket, now);
  }, limits.checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
};
