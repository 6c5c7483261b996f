import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Limits for one connection, one address and all of them together. */
export interface ConnectionLimits {
  /** From connecting, or from the first byte of a further request, to the end of its headers. */
  headersMs: number;
  /** The same to the end of its body. */
  requestMs: number;
  /** Between two requests. Longer than proxies keep a connection, otherwise they would use a closed one. */
  idleMs: number;
  /** For answers that are not read, and a second more for each of `unreadBytesPerSecond`. */
  unreadMs: number;
  unreadBytesPerSecond: number;
  /** Requests sent before the first of them is answered. Neither browsers nor proxies do that. */
  pipelined: number;
  connections: number;
  /** Trusted proxies are not counted: they serve many people. */
  connectionsPerAddress: number;
  /** How often all of this is checked. */
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

/** An HTTP server on which slow clients cannot hold many resources: a client over a limit is disconnected. */
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
  dropSlowReaders(server, limits);
  return server;
};

const limitPipelined = (handler: RequestListener, limit: number): RequestListener => {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  const answersOf = (socket: Socket): Set<ServerResponse> => {
    const known = unanswered.get(socket);
    if (known !== undefined) return known;
    const answers = new Set<ServerResponse>();
    unanswered.set(socket, answers);
    // Node closes the current answer. Those queued behind it would wait forever, with all their memory.
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
    // With IPv6 a /64, the smallest range of one customer: the rate limit counts the same way.
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

/** Whether a connection comes from a trusted proxy. */
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

/** Node has no limit for a client that sends requests and does not read, or hardly. */
const dropSlowReaders = (server: Server, limits: ConnectionLimits): void => {
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
  // A web socket is not an answer: it has its own heartbeat and limit.
  server.on('upgrade', (request) => unread.delete(request.socket));
  const timer = setInterval(() => {
    const now = performance.now();
    for (const socket of unread.keys()) look(socket, now);
  }, limits.checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
};
