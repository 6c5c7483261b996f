import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Target {
  hostname: string;
  port: number;
  /** A large file to read slowly. */
  asset: string;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
const dripInto = (socket: Socket): void => {
  const timer = setInterval(() => socket.write('x'), 1000);
  socket.once('close', () => clearInterval(timer));
};

/** Ways to hold a connection without using it. */
const KINDS: Record<string, (socket: Socket, target: Target) => void> = {
  'says nothing': (socket) => void socket.resume(),
  'drips headers': (socket) => {
    socket.resume().write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    dripInto(socket);
  },
  'drips a body': (socket) => {
    const head = 'POST /auth/refresh HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
    socket.resume().write(`${head}Content-Length: 100000\r\n\r\n`);
    dripInto(socket);
  },
  'pipelines and reads nothing': (socket, { asset }) => {
    socket.pause().write(get(asset).repeat(12));
  },
  'hardly reads': (socket, { asset }) => {
    socket.pause().write(get(asset));
    const timer = setInterval(() => socket.read(16), 1000);
    socket.once('close', () => clearInterval(timer));
  },
  'does not read its web socket': (socket) => {
    socket
      .pause()
      .write(
        'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Y2hhb3MgY2hhb3MgY2hhbw==\r\n\r\n',
      );
  },
};

/** This many of every kind, all hanging. */
export const openSlowClients = async (url: string, ofEachKind: number) => {
  const { hostname, port } = new URL(url);
  const target = { hostname, port: Number(port), asset: await largestAsset(url) };
  const open = new Map<Socket, string>();
  const start = async (kind: string): Promise<void> => {
    const socket = connect(target.port, hostname);
    open.set(socket, kind);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    KINDS[kind]?.(socket, target);
  };
  await Promise.all(
    Object.keys(KINDS).flatMap((kind) => Array.from({ length: ofEachKind }, async () => start(kind))),
  );
  return {
    /**
     * Starts reading, because a client that does not read does not notice the end either. Returns the kinds that are
     * still connected.
     */
    stillOpen: async (): Promise<string[]> => {
      for (const socket of open.keys()) socket.resume();
      await sleep(5000);
      return [...new Set(open.values())];
    },
    close: (): void => {
      for (const socket of open.keys()) socket.destroy();
    },
  };
};

const largestAsset = async (url: string): Promise<string> => {
  const page = await fetch(`${url}/`).then(async (answer) => answer.text());
  const names = [...new Set(page.match(/\/assets\/[\w.-]+/g))];
  const sizes = await Promise.all(
    names.map(
      async (name) => (await fetch(url + name).then(async (answer) => answer.arrayBuffer())).byteLength,
    ),
  );
  return names[sizes.indexOf(Math.max(...sizes))] ?? '/';
};
