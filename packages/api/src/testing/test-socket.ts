import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@famiglia/contract/realtime';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';

/** A browser tab's socket, as a test sees it. The app must be listening. */
export const openSocket = async (app: FastifyInstance, headers: Record<string, string> = {}) => {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    heard,
    closed,
    say: (message: object) => socket.send(JSON.stringify(message)),
    sayText: (text: string) => socket.send(text),
    hears: async (message: ServerMessage) =>
      vi.waitFor(() => expect(heard).toContainEqual(message), { timeout: 5000, interval: 10 }),
    close: () => socket.terminate(),
  };
};
